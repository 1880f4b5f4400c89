// Staff look at a draft: draw it again when the editor has saved it, at the place where they were.
const place = `preview-scroll:${location.pathname}`

addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || data?.type !== 'payload-document-event') return
  sessionStorage.setItem(place, String(scrollY))
  location.reload()
})

const kept = sessionStorage.getItem(place)
if (kept !== null) {
  sessionStorage.removeItem(place)
  scrollTo({ top: Number(kept), behavior: 'instant' })
}

const editor = window.opener ?? (window.parent === window ? null : window.parent)
editor?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)

export {}
