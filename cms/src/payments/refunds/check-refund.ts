import { isRefundId } from '@pravesh/shared/payments/identifiers'
import { isOpenRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import type { Refund } from '../../payload-types.ts'
import type { Gateway } from '../providers/gateway.ts'
import { refundWork } from './refund-work.ts'

/** How far a clock may be behind that of the process that holds the lease, or behind its own since the call began. */
const MAX_CLOCK_LAG_MS = 10_000

interface CheckOptions {
  payload: Payload
  refundId: string
  now: Date
  /** Defaults to the provider of the payment. */
  gateway?: Gateway
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Called when a provider reports a refund, and to send the refund of a duplicate at once. */
    checkRefund: (options: CheckOptions) => Promise<unknown>
  }
}

/**
 * Asks the provider for the state of a refund now instead of at its next check, e.g. after a webhook; null when it does
 * not exist. Safe to call concurrently. A refund that another process is working on is left to it.
 */
export async function checkRefund({ payload, refundId, now, gateway }: CheckOptions): Promise<Refund | null> {
  if (!isRefundId(refundId)) return null
  const where = { refundId: { equals: refundId } }
  const refund = await readRow({ payload, collection: 'refunds', where })
  if (refund === null) return null
  const work = refundWork(gateway)
  // Checks are scheduled further ahead than any lease, so this never takes over a lease.
  const leaseEnd = new Date(now.getTime() + work.leaseMs + MAX_CLOCK_LAG_MS).toISOString()
  await changeOne({
    payload,
    collection: 'refunds',
    where: {
      and: [where, { status: { in: refundStatusesIn(isOpenRefund) } }, { dueAt: { greater_than: leaseEnd } }],
    },
    data: { dueAt: now.toISOString() },
  })
  return applyDueEffects({ payload, work, id: refund.id, now })
}
