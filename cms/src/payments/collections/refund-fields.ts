import type { Field } from 'payload'
import type { FactField } from '../../admin-kit/fields/as-facts.ts'
import { moneyField } from '../../admin-kit/money/money.ts'

const shown = (name: string) => ({ condition: (data: Record<string, unknown>) => Number(data[name] ?? 0) > 0 })
const hidden = { admin: { hidden: true } } as const

const heldPaise = moneyField({ name: 'refundHeldPaise', label: 'Refunded or being refunded', required: false })
const refundedPaise = moneyField({ name: 'refundedPaise', label: 'Refunded', required: false })

/** Totals of a payment's refunds. The records themselves are in `refunds`. (decision 0033) */
export const refundTotals: FactField[] = [
  // The sum of refunds that have not failed.
  { ...heldPaise, defaultValue: 0, admin: { ...heldPaise.admin, ...shown('refundHeldPaise') } },
  // The sum of refunds that are done.
  { ...refundedPaise, defaultValue: 0, admin: { ...refundedPaise.admin, ...shown('refundedPaise') } },
]

export const refundWorkFields: Field[] = [
  // Incremented by every change of the totals, which is conditional on it.
  { name: 'refundRevision', type: 'number', defaultValue: 0, ...hidden },
  // A refund whose amount is held and whose record is written next; empty at all other times.
  { name: 'heldRefundId', type: 'text', index: true, ...hidden },
  { name: 'heldRefund', type: 'json', ...hidden },
]
