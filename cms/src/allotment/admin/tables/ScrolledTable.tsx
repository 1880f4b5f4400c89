import type { ReactNode } from 'react'
import { type Column, HeadRow } from './HeadRow.tsx'

interface ScrolledTableProps {
  /** What the table has; for screen readers. */
  label: string
  head: readonly Column[]
  children: ReactNode
}

/** A table of numbers to compare, which scrolls on narrow screens beside its first column. */
export function ScrolledTable({ label, head, children }: ScrolledTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={label} className="admin-table__scroll" tabIndex={0}>
      <table className="admin-table">
        <HeadRow head={head} />
        {children}
      </table>
    </section>
  )
}
