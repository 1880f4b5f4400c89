const SHOWN_FOR_MS = 10_000
/** Not a summary of mistakes, which may be as long as the page. */
const CONTROLS = 'a, button, input, select, textarea'

/**
 * Tells the person something at the bottom of the page for ten seconds; screen readers say it too. The same thing said again
 * takes the place of what still stands there, so that trying a few times does not cover the page. It goes when it is pressed,
 * and when the focus comes to a control that it covers.
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
  notice.append(dismiss)
  place.append(notice)
  const end = new AbortController()
  const remove = () => {
    notice.remove()
    end.abort()
  }
  notice.onclick = remove
  const uncover = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(CONTROLS) || notice.contains(target)) return
    if (isCovered(target, notice)) remove()
  }
  document.addEventListener('focusin', uncover, { signal: end.signal })
  setTimeout(remove, SHOWN_FOR_MS)
}

function isCovered(element: Element, by: Element): boolean {
  const below = element.getBoundingClientRect()
  const above = by.getBoundingClientRect()
  const isBeside = below.right <= above.left || below.left >= above.right
  return !isBeside && below.bottom > above.top && below.top < above.bottom
}
