const PAUSE_MS = 1000

/** The address of the application form, with the college if one was chosen. */
function addressOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return chosen.length === 0 ? form.action : `${form.action}?${new URLSearchParams(chosen)}`
}

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
    location.assign(addressOf(form))
  }, PAUSE_MS)
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enroll]')) {
  form.addEventListener('submit', onSubmit)
}
