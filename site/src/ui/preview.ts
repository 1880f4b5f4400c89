// Reloads the preview of a draft when the editor saves it, and restores the scroll position.
const KEY = `preview-scroll:${location.pathname}`

addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin || data?.type !== 'payload-document-event') return
  sessionStorage.setItem(KEY, String(scrollY))
  location.reload()
})

const scrollPosition = sessionStorage.getItem(KEY)
if (scrollPosition !== null) {
  sessionStorage.removeItem(KEY)
  scrollTo({ top: Number(scrollPosition), behavior: 'instant' })
}

const editor = window.opener ?? (window.parent === window ? null : window.parent)
editor?.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)

export {}
