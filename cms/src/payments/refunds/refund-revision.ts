import type { Condition } from '../../database/records/condition.ts'
import type { Payment } from '../../payload-types.ts'

export const revisionOf = ({ refundRevision }: Payment): number => refundRevision ?? 0

/** Matches the payment as long as its totals have not changed. Payments from before there were refunds have no revision. */
export function atRevision(payment: Payment): Condition<'payments'> {
  const revision = revisionOf(payment)
  const isSame: Condition<'payments'> = { refundRevision: { equals: revision } }
  return revision === 0 ? { or: [isSame, { refundRevision: { exists: false } }] } : isSame
}
