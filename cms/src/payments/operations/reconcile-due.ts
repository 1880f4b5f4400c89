import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import type { Gateway } from '../providers/gateway.ts'
import { checkAttempt } from './check-payment.ts'

interface ReconcileOptions {
  payload: Payload
  now: Date
  gateway?: Gateway
}

/** How many attempts one run looks at; the rest is for the next, a minute later. */
const BATCH = 200

/**
 * Looks at every attempt that is due: asks about open ones, gives up those that are a day old, and finishes what follows from
 * paid ones where a process died over it. Never throws. Answers how many were looked at.
 */
export async function reconcileDue({ payload, now, gateway }: ReconcileOptions): Promise<number> {
  try {
    const { docs } = await payload.db.find<Payment>({
      collection: 'payments',
      where: { nextCheckAt: { less_than_equal: now.toISOString() } },
      sort: 'nextCheckAt',
      limit: BATCH,
      pagination: false,
    })
    for (const payment of docs) await checkOne({ payload, payment, now, gateway })
    return docs.length
  } catch (error) {
    payload.logger.error({ msg: 'Open payments could not be looked at.', err: error })
    return 0
  }
}

async function checkOne(options: ReconcileOptions & { payment: Payment }): Promise<void> {
  try {
    await checkAttempt(options)
  } catch (error) {
    const { payload, payment } = options
    payload.logger.error({ msg: 'A payment could not be checked.', transactionId: payment.transactionId, err: error })
  }
}
