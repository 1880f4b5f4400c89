import { isPaid } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { changeOne } from '../../platform/change-one.ts'
import { handlerOf } from '../handlers.ts'
import { notePayment, reread } from '../move-payment.ts'

/** How long one process has for what follows from a payment, before another takes it up. */
export const LEASE_MS = 60_000

interface SettleOptions {
  payload: Payload
  payment: Payment
  now: Date
}

/** Does what follows from a paid attempt when nobody else is at it; a crash in between is finished by the next who calls. */
export async function settlePayment({ payload, payment, now }: SettleOptions): Promise<Payment> {
  if (!isPaid(payment.status) || payment.settledAt || payment.issue) return payment
  const leased = await changeOne({
    payload,
    collection: 'payments',
    where: {
      and: [
        { id: { equals: payment.id } },
        { settledAt: { exists: false } },
        { nextCheckAt: { less_than_equal: now.toISOString() } },
      ],
    },
    data: { nextCheckAt: new Date(now.getTime() + LEASE_MS).toISOString() },
  })
  return leased ? settleClaimed({ payload, payment: leased, now }) : reread(payload, payment)
}

/** Does what follows from a paid attempt that is this caller's own. A fault is logged and tried again later. */
export async function settleClaimed({ payload, payment, now }: SettleOptions): Promise<Payment> {
  const { transactionId, purpose } = payment
  const handler = handlerOf(purpose)
  if (!handler) {
    payload.logger.error({ msg: 'Nobody takes payments of this kind into account.', transactionId, purpose })
    return payment
  }
  try {
    await handler({ payload, payment, now })
  } catch (error) {
    payload.logger.error({ msg: 'A payment could not be taken into account yet.', transactionId, err: error })
    return payment
  }
  const data = { settledAt: now.toISOString(), nextCheckAt: null }
  return (await notePayment({ payload, payment, data })) ?? reread(payload, payment)
}
