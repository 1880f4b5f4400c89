// Goes back if the previous page is one of ours; otherwise the link opens the home page.
document.querySelector('[data-back]')?.addEventListener('click', (event) => {
  const from = document.referrer
  if (from === '' || new URL(from).origin !== location.origin || history.length < 2) return
  event.preventDefault()
  history.back()
})
