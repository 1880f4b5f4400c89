import { isInView } from './is-in-view.ts'

interface ShownPage {
  document: string
  page: number
  pages: number
}

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20)

/**
 * Reports the pages in `frame` that are loaded and in view: elements with `data-document` and `data-page`, of which
 * `data-pages` of an element around them gives the number. A page that fails to load is never reported. Returns a function
 * that ends it.
 */
export function observePages(frame: HTMLElement, onShown: (page: ShownPage) => void): () => void {
  let observer: IntersectionObserver | undefined
  /** Measured when sizes have changed: at any other time, the page would be laid out once more. */
  let covered = 0

  function report({ target, intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) {
    if (!(target instanceof HTMLElement) || rootBounds === null || loadingState(target) !== 'loaded') return
    const frameSize = { width: frame.clientWidth, height: frame.clientHeight }
    const view = { visible: intersectionRect, page: boundingClientRect, frame: frameSize, window: rootBounds }
    if (!isInView(view)) return
    const { document = '', page } = target.dataset
    onShown({ document, page: Number(page), pages: pagesAround(target) })
  }

  /** A new observer reports all pages again. */
  function observeAll() {
    observer?.disconnect()
    // The bar with the decisions covers the lower end of the window.
    const options = { rootMargin: `0px 0px ${-covered}px`, threshold: STEPS }
    observer = new IntersectionObserver((entries) => entries.forEach(report), options)
    for (const element of pagesIn(frame)) observer.observe(element)
  }

  function onLoad({ target }: Event) {
    if (target instanceof HTMLElement && pagesIn(frame).includes(target)) observeAll()
  }

  const changes = new MutationObserver(observeAll)
  changes.observe(frame, { childList: true, subtree: true, attributeFilter: ['data-document', 'data-page', 'src'] })
  const measure = () => {
    covered = coveredBelow()
    observeAll()
  }
  const sizes = new ResizeObserver(measure)
  for (const element of [frame, decisionBar()]) if (element) sizes.observe(element)
  // A low window has no bar in the way.
  window.addEventListener('resize', measure)
  // Load events do not bubble.
  frame.addEventListener('load', onLoad, true)
  return () => {
    observer?.disconnect()
    changes.disconnect()
    sizes.disconnect()
    window.removeEventListener('resize', measure)
    frame.removeEventListener('load', onLoad, true)
  }
}

/** The elements in `frame` that show a page. */
export function pagesIn(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>('[data-page]')]
}

/** How many pages the document of a page has. */
export function pagesAround(page: HTMLElement): number {
  return Number(page.closest<HTMLElement>('[data-pages]')?.dataset.pages)
}

type LoadingState = 'loading' | 'loaded' | 'failed'

/** Elements other than pictures count as loaded. */
export function loadingState(element: HTMLElement): LoadingState {
  if (!(element instanceof HTMLImageElement)) return 'loaded'
  if (!element.complete) return 'loading'
  return element.naturalWidth > 0 ? 'loaded' : 'failed'
}

const decisionBar = () => document.querySelector<HTMLElement>('.review__bar')

function coveredBelow(): number {
  const bar = decisionBar()
  return bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0
}
