import { type PaymentStatus, statusesBefore } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import type { Payment } from '../payload-types.ts'
import { changeOne } from '../platform/database/change-one.ts'

interface MoveOptions {
  payload: Payload
  payment: Payment
  to: PaymentStatus
  data: Partial<Payment>
}

/** Moves an attempt to another state if it may still go there, in one write; null when it may not (any more). */
export function movePayment({ payload, payment, to, data }: MoveOptions): Promise<Payment | null> {
  return changeOne({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: payment.id } }, { status: { in: statusesBefore(to) } }] },
    data: { ...data, status: to },
  })
}

/** Changes an open attempt without moving it; null when it is not in the state it was read in any more. */
export function notePayment({ payload, payment, data }: Omit<MoveOptions, 'to'>): Promise<Payment | null> {
  return changeOne({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: payment.id } }, { status: { equals: payment.status } }] },
    data,
  })
}

/** An attempt as it is now. */
export async function reread(payload: Payload, payment: Payment): Promise<Payment> {
  const where = { id: { equals: payment.id } }
  return (await payload.db.findOne<Payment>({ collection: 'payments', where })) ?? payment
}
