import type { ReactNode } from 'react'

interface ScrolledTableProps {
  /** What the table has; for screen readers. */
  label: string
  head: readonly { label: string; isNumber?: boolean }[]
  children: ReactNode
}

/** A table that keyboard users scroll on narrow screens. */
export function ScrolledTable({ label, head, children }: ScrolledTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={label} className="admin-table__scroll" tabIndex={0}>
      <table className="admin-table">
        <thead>
          <tr>
            {head.map(({ label: name, isNumber }) =>
              // Above buttons there is nothing to read.
              name === '' ? (
                <td key="" />
              ) : (
                <th className={isNumber ? 'admin-table__number' : undefined} key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  )
}
