import type { DueMoney } from '@pravesh/shared/fees/dues/due-money'
import { csvRupees } from '../admin-kit/export/csv.ts'
import type { ExportColumn } from '../admin-kit/export/export-column.ts'

/** Columns of a fee's money, the same in every export of fees. */
export const DUE_COLUMNS = {
  lateFee: column('lateFee', 'Late fee (₹)', 'lateFeePaise'),
  net: column('net', 'To pay in all (₹)', 'netPaise'),
  paid: column('paid', 'Paid (₹)', 'paidPaise'),
  clearing: column('clearing', 'Cheques with the bank (₹)', 'heldPaise'),
  left: column('left', 'Left (₹)', 'leftPaise'),
} as const

function column(name: string, label: string, amount: keyof DueMoney): ExportColumn<{ money: DueMoney }> {
  return { name, label, as: 'amount', value: ({ money }) => csvRupees(money[amount]) }
}
