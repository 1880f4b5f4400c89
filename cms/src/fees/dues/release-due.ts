import { dueEntries, standingEntries } from '@pravesh/shared/fees/dues/due-ledger'
import type { OnBounced, OnReleased } from '../../payments/index.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { changeDueMoney, withEntries } from './change-due-money.ts'

/** Takes back what was reserved for a payment that will not come, by a counter-entry. Idempotent. */
export const releaseDue: OnReleased = async ({ payload, subjectId, transactionId, now }) => {
  await changeDueMoney({
    payload,
    id: subjectId,
    change: (due) => {
      const standing = standingEntries(dueEntries(due.entries)).get(transactionId)
      if (standing?.kind !== 'held') return null
      const { amountPaise } = standing
      return withEntries(due, [{ at: now.toISOString(), transactionId, kind: 'released', amountPaise: -amountPaise }])
    },
  })
}

/**
 * Takes back a payment whose cheque has bounced, by a counter-entry: the due is owed again, with the charge that staff have
 * set on the first due of a cheque. Idempotent.
 */
export const bounceDue: OnBounced = async ({ payload, subjectId, transactionId, isFirst, now }) => {
  const { bounceChargePaise } = await feeSettings(payload)
  await changeDueMoney({
    payload,
    id: subjectId,
    change: (due) => {
      const standing = standingEntries(dueEntries(due.entries)).get(transactionId)
      if (standing?.kind !== 'held' && standing?.kind !== 'paid') return null
      const { amountPaise } = standing
      const added = [{ at: now.toISOString(), transactionId, kind: 'bounced' as const, amountPaise: -amountPaise }]
      return {
        ...withEntries(due, added),
        ...(isFirst && { chargePaise: (due.chargePaise ?? 0) + bounceChargePaise }),
        ...(due.status === 'paid' && reopened(due.reviewRevision)),
      }
    },
  })
}

/** A due that was paid is open again. */
export const reopened = (reviewRevision: number) => ({
  status: 'open' as const,
  paidAt: null,
  paymentId: null,
  review: 'PENDING' as const,
  reviewReason: null,
  noticeDueAt: null,
  reviewRevision: reviewRevision + 1,
})
