import { type PaymentStatus, statusesBefore } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { changeOne } from '../database/records/change-one.ts'
import type { Together } from '../database/records/write-together.ts'
import type { Payment } from '../payload-types.ts'

interface MoveOptions {
  payload: Payload
  payment: Pick<Payment, 'id'>
  to: PaymentStatus
  data: Partial<Payment>
  req?: Together
}

/** Moves an attempt to another state by one conditional update; null when its stored state does not allow the move. */
export function movePayment({ payload, payment, to, data, req }: MoveOptions): Promise<Payment | null> {
  return changeOne({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: payment.id } }, { status: { in: statusesBefore(to) } }] },
    data: { ...data, status: to },
    req,
  })
}

interface UpdateOptions extends Omit<MoveOptions, 'to' | 'req'> {
  payment: Pick<Payment, 'id' | 'status'>
}

/**
 * Updates an attempt within its state by one conditional update; null when its stored state has changed since it was
 * read.
 */
export function updatePayment({ payload, payment, data }: UpdateOptions): Promise<Payment | null> {
  return changeOne({
    payload,
    collection: 'payments',
    where: { and: [{ id: { equals: payment.id } }, { status: { equals: payment.status } }] },
    data,
  })
}
