/* Renews the lists every few seconds without losing one's place, and leaves alone whatever has not changed. */
const EVERY_MS = 2500

async function renew() {
  if (document.hidden) return
  const answer = await fetch(location.href)
  if (!answer.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(part.id)
    if (next && next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes)
  }
}

setInterval(() => renew().catch(() => undefined), EVERY_MS)
