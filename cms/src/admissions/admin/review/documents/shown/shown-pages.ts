/** What was shown of a document. */
export interface Shown {
  /** Numbers of the pages that were in view, from 1. */
  pages: readonly number[]
  /** Number of its pages; 0 before one was in view. */
  of: number
}

export const NOTHING_SHOWN: Shown = { pages: [], of: 0 }

/** Whether each page of a document was in view. */
export function isShown({ pages, of }: Shown): boolean {
  return of > 0 && pages.length >= of
}

/** Adds a page that was in view. Returns the same object when it was known. */
export function withPage(shown: Shown, page: number, of: number): Shown {
  if (shown.pages.includes(page) && shown.of === of) return shown
  return { pages: [...new Set([...shown.pages, page])], of }
}
