import './settlements.css'
import { addTotals, NO_TOTALS, type SettlementTotals } from '@pravesh/shared/payments/reconcile/settlement-totals'
import { formatPaise } from '@pravesh/shared/platform/money'
import { istDay } from '../../../foundation/formats.ts'
import { partOf } from '../../../foundation/languages/staff-words.ts'
import type { Settlement } from '../load-settlements.ts'
import { settlementWords as words } from './words.ts'

const columns = partOf(() => words.columns)
const AMOUNTS = [
  ['collectedPaise', 'collected'],
  ['refundedPaise', 'refunded'],
  ['feePaise', 'fee'],
  ['taxPaise', 'tax'],
  ['settledPaise', 'settled'],
] as const

/** Settlements by day, with the total of all. */
export function SettlementTable({ settlements }: { settlements: readonly Settlement[] }) {
  const total = settlements.reduce<SettlementTotals>(addTotals, NO_TOTALS)
  const mismatches = settlements.reduce((sum, settlement) => sum + settlement.mismatches, 0)
  return (
    // Focusable, because keyboard users scroll it on narrow screens.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={words.table} className="admin-table__scroll" tabIndex={0}>
      <table className="admin-table">
        <thead>
          <tr>
            {[columns.day, columns.provider, columns.settlement, columns.bankReference].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {[...AMOUNTS.map(([, column]) => columns[column]), columns.mismatches].map((column) => (
              <th className="admin-table__number" key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settlements.map((settlement) => (
            <tr key={`${settlement.day} ${settlement.provider} ${settlement.settlementId}`}>
              <th scope="row">{istDay(settlement.day)}</th>
              <td>{settlement.provider}</td>
              <td>{settlement.settlementId}</td>
              <td>{settlement.bankReference ?? '–'}</td>
              <Amounts totals={settlement} />
              <td
                className={settlement.mismatches > 0 ? 'admin-table__number settlements__wrong' : 'admin-table__number'}
              >
                {settlement.mismatches}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={4} scope="row">
              {words.total}
            </th>
            <Amounts totals={total} />
            <td className="admin-table__number">{mismatches}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Amounts({ totals }: { totals: SettlementTotals }) {
  return AMOUNTS.map(([name]) => (
    <td className="admin-table__number" key={name}>
      {formatPaise(totals[name])}
    </td>
  ))
}
