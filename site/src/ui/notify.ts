const SHOWN_FOR_MS = 10_000
/** Excludes the focusable error summary, which can be as tall as the page. */
const CONTROLS = 'a, button, input, select, textarea'

/** What already tells the user about a problem, and is announced. */
const ALERTS = '.alert, .error-summary, .field-error'

/**
 * Shows a notice at the bottom of the page for ten seconds and announces it to screen readers. Replaces a notice with
 * the same text, so that repeated attempts do not cover the page. A click removes it, and so does focus on a control
 * that it covers. Shows nothing if an alert on screen has the same text.
 */
export function notify(text: string): void {
  const place = document.querySelector<HTMLElement>('[data-notices]')
  // The page may be about to render the alert.
  if (place) requestAnimationFrame(() => isOnScreen(text) || show(text, place))
}

/** Removes all notices, because what the user does now may make them untrue. */
export function dismissNotices(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notices] > p')) notice.click()
}

function isOnScreen(text: string): boolean {
  return [...document.querySelectorAll(ALERTS)].some((alert) => {
    const { top, bottom } = alert.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && alert.textContent.includes(text)
  })
}

function show(text: string, place: HTMLElement): void {
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
