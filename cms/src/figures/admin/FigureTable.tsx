import { type FigureName, type FigureRow, figureLabel, type Values } from '@pravesh/shared/admissions/figures/view'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { valueText } from './value-text.ts'
import { figuresWords as words } from './words.ts'

interface FigureTableProps {
  title: string
  /** The label of the first column. */
  first: string
  columns: readonly FigureName[]
  rows: readonly FigureRow[]
  total: Values
}

export function FigureTable({ title, first, columns, rows, total }: FigureTableProps) {
  return (
    // Focusable, because keyboard users scroll it on narrow screens.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={words.table(title)} className="admin-table__scroll" tabIndex={0}>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map((name) => (
              <th className="admin-table__number" key={name} scope="col">
                {staffText(figureLabel(name))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <Row columns={columns} key={key} label={staffText(label)} values={values} />
          ))}
        </tbody>
        <tfoot>
          <Row columns={columns} label={words.total} values={total} />
        </tfoot>
      </table>
    </section>
  )
}

interface RowProps {
  label: string
  columns: readonly FigureName[]
  values: Values
}

function Row({ label, columns, values }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((name) => (
        <td className="admin-table__number" key={name}>
          {valueText(name, values)}
        </td>
      ))}
    </tr>
  )
}
