import { useWords } from './locale.ts'
import { formsWords } from './words/words.ts'

interface PagerProps {
  /** Names the navigation for screen readers, e.g. `Pages of payments`. */
  label: string
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Moves between the pages of a list. */
export function Pager({ label, page, pages, onPage }: PagerProps) {
  const w = useWords(formsWords).pager
  const isFirst = page === 1
  const isLast = page === pages
  return (
    <nav className="list-pager" aria-label={label}>
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
