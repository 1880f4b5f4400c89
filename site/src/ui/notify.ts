const SHOWN_FOR_MS = 10_000

/** Tells the person something at the bottom of the page for ten seconds; screen readers say it too. */
export function notify(text: string): void {
  const place = document.querySelector<HTMLElement>('[data-notices]')
  if (!place) return
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
