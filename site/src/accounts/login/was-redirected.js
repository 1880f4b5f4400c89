if (/^\/(?!\/)/.test(new URLSearchParams(location.search).get(document.currentScript.dataset.next)))
  document.documentElement.dataset.redirected = ''
