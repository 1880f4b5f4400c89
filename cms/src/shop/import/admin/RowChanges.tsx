import './import.css'
import type { ShownRow } from '@pravesh/shared/shop/import/import-view'
import { adminWords } from './words.ts'

interface RowChangesProps {
  rows: readonly ShownRow[]
  /** Including rows that are not shown. */
  total: number
}

/** What each row of a file changes, old and new; nothing if there are no changes. */
export function RowChanges({ rows, total }: RowChangesProps) {
  if (rows.length === 0) return null
  return (
    <section className="book-import__part">
      <h3>{adminWords.changesHeading}</h3>
      {rows.length < total && <p>{adminWords.more(rows.length, total)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={adminWords.changesHeading} className="admin-table__scroll" tabIndex={0}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{adminWords.row}</th>
              <th scope="col">{adminWords.book}</th>
              <th scope="col">{adminWords.change}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <th scope="row">{row.row}</th>
                <td>{row.title}</td>
                <td>
                  <Changes {...row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Changes({ isNew, changes, warning }: ShownRow) {
  return (
    <>
      {warning !== '' && <strong className="book-import__warning">{warning}</strong>}
      {isNew && <strong>{adminWords.newBook}</strong>}
      <ul className="book-import__changes">
        {changes.map(({ column, from, to }) => (
          <li key={column}>{isNew ? adminWords.value(column, to) : adminWords.changed(column, from, to)}</li>
        ))}
      </ul>
    </>
  )
}
