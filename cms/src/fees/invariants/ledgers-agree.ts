import { concessionsOf } from '@pravesh/shared/fees/dues/concessions'
import { dueEntries, refundedOf, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import { isPaid, isReceived } from '@pravesh/shared/payments/status'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { FeeDue, Payment } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'
import { withEntries } from '../dues/change-due-money.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'

/** What a fee counts in parts is what was paid for it, never more than it comes to, and its concessions add up. */
export const ledgersAgree: Invariant = {
  name: 'fee-ledger-differs',
  label: 'Fee counts other amounts than were paid',
  advice: 'Compare the fee with its payments and its concessions. Tell an administrator: staff cannot change a ledger.',
  async *find({ payload }) {
    const where = { moneyRevision: { greater_than: 0 } }
    for await (const dues of walkRecords({ payload, collection: 'fee-dues', where })) {
      const payments = await paymentsOf(payload, dues)
      for (const due of dues) {
        const fault = faultOf(due, payments)
        if (fault === null) continue
        const text = `${due.title} of ${due.studentName} (${due.applicationNumber}) ${fault}.`
        yield { subject: due.id, text, href: `/collections/fee-dues/${due.id}` }
      }
    }
  },
}

function faultOf(due: FeeDue, payments: ReadonlyMap<string, Payment>): string | null {
  const entries = dueEntries(due.entries)
  for (const { transactionId, kind, amountPaise } of standingEntries(entries).values()) {
    if (kind !== 'paid') continue
    const payment = payments.get(transactionId)
    if (!payment || !isReceived(payment.status)) return `counts ${transactionId}, which is not paid`
    if (payment.amountPaise !== amountPaise) return `counts another amount of ${transactionId}`
    const refunded = refundedOf(entries, transactionId)
    if (isPaid(payment.status) && refunded > (payment.refundedPaise ?? 0))
      return `counts a refund of ${transactionId} twice`
  }
  const stored = withEntries(due, [])
  if (stored.paidPaise !== (due.paidPaise ?? 0) || stored.heldPaise !== (due.heldPaise ?? 0)) {
    return 'has sums that differ from its ledger'
  }
  // A late fee that still grows is no part of what was paid.
  const { netPaise, paidPaise, heldPaise } = moneyOfDue({ due, settings: { lateFees: [] }, day: '2000-01-01' })
  if (paidPaise + heldPaise > netPaise)
    return `counts ${formatPaise(paidPaise + heldPaise)} of ${formatPaise(netPaise)}`
  const granted = concessionsOf(due.concessions).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return granted === (due.concessionPaise ?? 0) ? null : 'has concessions that do not add up'
}

/** The payments in the ledgers, by transaction id. */
async function paymentsOf(payload: Payload, dues: readonly FeeDue[]): Promise<Map<string, Payment>> {
  const ids = dues.flatMap(({ entries }) => dueEntries(entries).map(({ transactionId }) => transactionId))
  const where = { transactionId: { in: [...new Set(ids)] } }
  const rows = await readRows({ payload, collection: 'payments', where })
  return new Map(rows.map((payment) => [payment.transactionId, payment]))
}
