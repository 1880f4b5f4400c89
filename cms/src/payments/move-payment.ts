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

/** Moves an attempt to another state by one conditional update; null when its stored state does not allow the move. */
export function movePayment({ payload, payment, to, data }: MoveOptions): Promise<Payment | null> {
  return changeOne({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: payment.id } }, { status: { in: statusesBefore(to) } }] },
    data: { ...data, status: to },
  })
}

/**
 * Updates an attempt within its state by one conditional update; null when its stored state has changed since it was
 * read.
 */
export function updatePayment({ payload, payment, data }: Omit<MoveOptions, 'to'>): Promise<Payment | null> {
  return changeOne({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: payment.id } }, { status: { equals: payment.status } }] },
    data,
  })
}
