// A module of the page that cannot be loaded would leave “One moment…” there for ever.
addEventListener(
  'error',
  ({ target }) => {
    const failed = document.querySelector('[data-island-failed]')
    if (!(target instanceof HTMLScriptElement) || failed === null) return
    document.querySelector('[data-island-loading]').hidden = true
    failed.hidden = false
    failed.querySelector('button').onclick = () => location.reload()
  },
  true,
)
