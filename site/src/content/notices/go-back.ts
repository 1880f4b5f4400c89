// Back to where the person came from, when that was a page of ours; else the link leads home.
document.querySelector('[data-back]')?.addEventListener('click', (event) => {
  const from = document.referrer
  if (from === '' || new URL(from).origin !== location.origin || history.length < 2) return
  event.preventDefault()
  history.back()
})
