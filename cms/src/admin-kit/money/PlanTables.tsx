import '../list/table.css'
import type { PlanComparison, PlanRow } from '@pravesh/shared/payments/approvals/plan-rows'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { planTableWords as words } from './plan-table-words.ts'

/** What a student pays before and after a change. */
export function PlanTables({ before, after }: Pick<PlanComparison, 'before' | 'after'>) {
  return (
    <>
      <PlanTable heading={words.before} rows={before} />
      <PlanTable heading={words.after} rows={after} />
    </>
  )
}

const sumOf = (rows: readonly PlanRow[], name: 'amountPaise' | 'paidPaise' | 'leftPaise') =>
  formatPaise(rows.reduce((sum, row) => sum + row[name], 0))

function PlanTable({ heading, rows }: { heading: string; rows: readonly PlanRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll the table
    <section aria-label={heading} className="admin-table__scroll" tabIndex={0}>
      <table className="admin-table">
        <caption>{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{words.title}</th>
            <th scope="col">{words.dueOn}</th>
            <th className="admin-table__number" scope="col">
              {words.amount}
            </th>
            <th className="admin-table__number" scope="col">
              {words.paid}
            </th>
            <th className="admin-table__number" scope="col">
              {words.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, amountPaise, paidPaise, leftPaise, dueOn }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>{dueOn === null ? words.noDate : formatLongDay(dueOn)}</td>
              <td className="admin-table__number">{formatPaise(amountPaise)}</td>
              <td className="admin-table__number">{formatPaise(paidPaise)}</td>
              <td className="admin-table__number">{formatPaise(leftPaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2} scope="row">
              {words.total}
            </th>
            <td className="admin-table__number">{sumOf(rows, 'amountPaise')}</td>
            <td className="admin-table__number">{sumOf(rows, 'paidPaise')}</td>
            <td className="admin-table__number">{sumOf(rows, 'leftPaise')}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
