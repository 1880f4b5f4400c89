import { type RefCallback, useEffect, useState } from 'react'
import { loadingState, observePages, pagesAround, pagesIn } from './observe-pages.ts'
import { isShown, NOTHING_SHOWN, type Shown, withPage } from './shown-pages.ts'

/** What happened to a document that was not shown yet: a page is in view now, is loading, or cannot be shown here. */
type Brought = { state: 'in-view' | 'loading' | 'failed'; page: number; pages: number }

/**
 * In milliseconds that a page must stay. The next document appears as soon as one is verified, so that the second press of a
 * double click would otherwise verify it unseen.
 */
const TIME_TO_SEE = 300

interface ShownDocuments {
  /** The element with the pages of the current document. */
  frame: RefCallback<HTMLElement>
  /** Whether all pages of a document were shown, long enough to see them, since the review was opened. */
  isShown: (document: string) => boolean
  /** Scrolls to the first page of the current document that was not in view yet. */
  bringIntoView: (document: string) => Brought
  focusFrame: () => void
}

/** Knows which documents were shown to the person at the screen. */
export function useShownDocuments(): ShownDocuments {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [all, setAll] = useState<Readonly<Record<string, Shown>>>({})
  const shownOf = (document: string) => all[document] ?? NOTHING_SHOWN

  useEffect(() => {
    if (frame === null) return
    const timers = new Set<number>()
    const end = observePages(frame, ({ document, page, pages }) => {
      const timer = window.setTimeout(() => {
        timers.delete(timer)
        if (!pagesIn(frame).some(({ dataset }) => dataset.document === document)) return
        setAll((before) => {
          const shown = before[document] ?? NOTHING_SHOWN
          const after = withPage(shown, page, pages)
          return after === shown ? before : { ...before, [document]: after }
        })
      }, TIME_TO_SEE)
      timers.add(timer)
    })
    return () => {
      end()
      for (const timer of timers) window.clearTimeout(timer)
    }
  }, [frame])

  function bringIntoView(document: string): Brought {
    const known = shownOf(document).pages
    const page =
      frame === null ? undefined : pagesIn(frame).find(({ dataset }) => !known.includes(Number(dataset.page)))
    page?.scrollIntoView({ block: 'start' })
    frame?.scrollIntoView({ block: 'center' })
    if (!page) {
      const ended = frame?.querySelector('[data-pages], .review__broken') ?? null
      return { state: ended === null ? 'loading' : 'failed', page: 0, pages: 0 }
    }
    const state = loadingState(page)
    return {
      state: state === 'loaded' ? 'in-view' : state,
      page: Number(page.dataset.page),
      pages: pagesAround(page),
    }
  }

  return {
    frame: setFrame,
    isShown: (document) => isShown(shownOf(document)),
    bringIntoView,
    focusFrame: () => frame?.focus({ preventScroll: true }),
  }
}
