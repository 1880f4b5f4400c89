const PAUSE_MS = 1000

/** Shows a status message, then opens the application form after a second. (spec 1, 5) */
function onSubmit(event: SubmitEvent): void {
  const form = event.currentTarget
  if (!(form instanceof HTMLFormElement)) return
  event.preventDefault()
  const status = form.querySelector('[role=status]')
  if (!status || status.textContent) return
  status.textContent = form.dataset.enroll ?? ''
  setTimeout(() => {
    status.textContent = ''
    location.assign(form.action)
  }, PAUSE_MS)
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enroll]')) {
  form.addEventListener('submit', onSubmit)
}
