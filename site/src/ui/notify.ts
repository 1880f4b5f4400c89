const SHOWN_FOR_MS = 10_000

/**
 * Tells the person something at the bottom of the page for ten seconds; screen readers say it too. The same thing said again
 * takes the place of what still stands there, so that trying a few times does not cover the page.
 */
export function notify(text: string): void {
  const place = document.querySelector<HTMLElement>('[data-notices]')
  if (!place) return
  for (const before of [...place.children]) if (before.firstChild?.nodeValue === text) before.remove()
  const notice = document.createElement('p')
  notice.textContent = text
  const dismiss = document.createElement('button')
  dismiss.type = 'button'
  dismiss.textContent = '×'
  dismiss.ariaLabel = place.dataset.dismiss ?? ''
  dismiss.onclick = () => notice.remove()
  notice.append(dismiss)
  place.append(notice)
  setTimeout(() => notice.remove(), SHOWN_FOR_MS)
}
