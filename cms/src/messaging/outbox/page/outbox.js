/* Refreshes the lists every few seconds. Replaces only changed parts, so that scroll positions are preserved. */
const INTERVAL_MS = 2500

async function refresh() {
  if (document.hidden) return
  const response = await fetch(location.href)
  if (!response.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(part.id)
    if (next && next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes)
  }
}

setInterval(() => refresh().catch(() => undefined), INTERVAL_MS)
