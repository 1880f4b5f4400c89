import type { ReactNode } from 'react'

interface Column {
  label: string
  isNumber: boolean
}

interface Row {
  key: string
  /** The first one is the row's heading. */
  cells: readonly ReactNode[]
}

interface Props {
  title: string
  columns: readonly Column[]
  rows: readonly Row[]
  /** As many as there are columns. */
  total?: readonly ReactNode[]
}

const classOf = (column: Column | undefined) => (column?.isNumber ? 'admin-table__number' : undefined)

/** A table of figures with its title, which keyboard users can scroll on narrow screens. */
export function ReportTable({ title, columns, rows, total }: Props) {
  const cellsOf = ({ key, cells }: Row) =>
    cells.map((cell, index) =>
      index === 0 ? (
        <th key={`${key} ${columns[index]?.label}`} scope="row">
          {cell}
        </th>
      ) : (
        <td className={classOf(columns[index])} key={`${key} ${columns[index]?.label}`}>
          {cell}
        </td>
      ),
    )
  return (
    <div>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section aria-label={title} className="admin-table__scroll" tabIndex={0}>
        <table className="admin-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th className={classOf(column)} key={column.label} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>{cellsOf(row)}</tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr>{cellsOf({ key: 'total', cells: total })}</tr>
            </tfoot>
          )}
        </table>
      </section>
    </div>
  )
}

export const textColumn = (label: string): Column => ({ label, isNumber: false })
export const numberColumn = (label: string): Column => ({ label, isNumber: true })
