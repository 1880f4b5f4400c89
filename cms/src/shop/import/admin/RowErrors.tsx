import './import.css'
import type { RowError } from '@pravesh/shared/shop/import/import-view'
import { adminWords } from './words.ts'

interface RowErrorsProps {
  heading: string
  text?: string
  errors: readonly RowError[]
  /** Including errors that are not shown. */
  total: number
}

/** Errors of a file by row and column; nothing if there are none. */
export function RowErrors({ heading, text, errors, total }: RowErrorsProps) {
  if (errors.length === 0) return null
  return (
    <section className="book-import__part">
      <h3>{heading}</h3>
      {text !== undefined && <p>{text}</p>}
      {errors.length < total && <p>{adminWords.more(errors.length, total)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={heading} className="admin-table__scroll" tabIndex={0}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{adminWords.row}</th>
              <th scope="col">{adminWords.column}</th>
              <th scope="col">{adminWords.error}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, column, message }) => (
              <tr key={`${row}/${column}/${message}`}>
                <th scope="row">{row}</th>
                <td>{column || adminWords.wholeRow}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
