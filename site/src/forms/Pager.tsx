interface PagerWords {
  /** Names the navigation for screen readers, e.g. `Pages of payments`. */
  pages: string
  previous: string
  next: string
  page: (page: number, of: number) => string
}

interface PagerProps {
  words: PagerWords
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Moves between the pages of a list. */
export function Pager({ words: w, page, pages, onPage }: PagerProps) {
  const isFirst = page === 1
  const isLast = page === pages
  return (
    <nav className="list-pager" aria-label={w.pages}>
      <button type="button" className="button" aria-disabled={isFirst} onClick={() => isFirst || onPage(page - 1)}>
        {w.previous}
      </button>
      <p role="status" className="numbers">
        {w.page(page, pages)}
      </p>
      <button type="button" className="button" aria-disabled={isLast} onClick={() => isLast || onPage(page + 1)}>
        {w.next}
      </button>
    </nav>
  )
}
