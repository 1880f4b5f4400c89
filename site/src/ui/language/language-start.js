// Loads the rest when it is needed: on a press of a link, for what was typed, and where the language of an earlier page counts.
{
  const { language, module } = document.currentScript.dataset
  addEventListener('click', (event) => {
    const link = event.target.closest?.('a[data-language]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import(module).then(
      ({ leaveFor }) => leaveFor(link),
      () => location.assign(link.href),
    )
  })
  try {
    const { pathname, search } = location
    const isReturn = /^\/(success|failure)$/.test(pathname) && search
    const earlier = pathname === '/' ? localStorage.language : isReturn && sessionStorage.language
    if (sessionStorage.typed || (earlier || language) !== language) void import(module)
    else sessionStorage.language = language
  } catch {}
}
