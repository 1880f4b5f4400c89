import { MAX_REFUND_WAIT_MS, REFUND_RETRIES } from '@pravesh/shared/payments/refunds/schedule'
import { isOpenRefund } from '@pravesh/shared/payments/refunds/status'
import type { Outcome, Work } from '../../database/work/work.ts'
import type { Gateway } from '../providers/gateway.ts'
import { askProvider } from './ask-provider.ts'
import { settleRefund } from './settle-refund.ts'

const MINUTE = 60_000

/**
 * Sends a refund to its provider, follows it until it is done or failed, and applies the effects of the outcome. The
 * gateway defaults to the provider of the payment.
 */
export const refundWork = (gateway?: Gateway): Work<'refunds'> => ({
  collection: 'refunds',
  dueField: 'dueAt',
  where: { settledAt: { exists: false } },
  leaseMs: MINUTE,
  plansAheadMs: MAX_REFUND_WAIT_MS,
  schedule: REFUND_RETRIES,
  apply: async ({ payload, lease, now }): Promise<Outcome<'refunds'>> => {
    const isOpen = isOpenRefund(lease.record.status)
    const decided = isOpen
      ? await askProvider({ payload, work: refundWork(), lease, now: now(), gateway })
      : lease.record
    if (decided === null) return null
    await settleRefund({ payload, refund: decided, now: now() })
    return { settledAt: now().toISOString() }
  },
})
