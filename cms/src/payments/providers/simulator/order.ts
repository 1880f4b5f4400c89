import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import type { Condition } from '../../../database/records/condition.ts'
import { insertIfAbsent } from '../../../database/records/insert-if-absent.ts'
import { readRow } from '../../../database/records/read-row.ts'
import type { SimulatorPayment } from '../../../payload-types.ts'

const collection = 'simulator-payments'
const REFERENCE = /^SIM[0-9a-f]{32}$/

export type NewOrder = Pick<
  SimulatorPayment,
  'transactionId' | 'merchantId' | 'description' | 'duePaise' | 'expiresAt' | 'successUrl' | 'failureUrl'
>

/** Creates an order under an unguessable reference, which is all that is needed to pay it. */
export async function createOrder(payload: Payload, order: NewOrder): Promise<{ reference: string }> {
  const reference = `SIM${randomBytes(16).toString('hex')}`
  const data = { ...order, reference, state: 'open' as const, refundsRevision: 0 }
  await insertIfAbsent({ payload, collection, data })
  return { reference }
}

/** Finds the order of a payment page; null when the reference is malformed or unknown. */
export async function findOrder(payload: Payload, reference: string): Promise<SimulatorPayment | null> {
  if (!REFERENCE.test(reference)) return null
  return readRow({ payload, collection, where: { reference: { equals: reference } } })
}

/** Finds an order by the merchant's transaction id. */
export async function findOrderByTransaction(
  payload: Payload,
  transactionId: string,
): Promise<SimulatorPayment | null> {
  return readRow({ payload, collection, where: { transactionId: { equals: transactionId } } })
}

/** Whether the payment page has stopped accepting money. */
export function isExpired({ expiresAt, state }: SimulatorPayment, now: Date): boolean {
  return state !== 'done' && Boolean(expiresAt) && new Date(expiresAt ?? 0) <= now
}

/** Updates an unpaid order; null when it is already paid. As with real banks, a declined order can still be paid. */
export function updateUnpaid(
  payload: Payload,
  order: SimulatorPayment,
  data: Partial<Pick<SimulatorPayment, 'state' | 'paidPaise'>>,
): Promise<SimulatorPayment | null> {
  const where: Condition<'simulator-payments'> = {
    and: [{ id: { equals: order.id } }, { state: { not_equals: 'done' } }],
  }
  return changeOne({ payload, collection, where, data })
}

/** Sets how the refunds of an order end from now on. */
export function setRefundMode(
  payload: Payload,
  { id }: SimulatorPayment,
  refundMode: NonNullable<SimulatorPayment['refundMode']>,
): Promise<SimulatorPayment | null> {
  return changeOne({ payload, collection, where: { id: { equals: id } }, data: { refundMode } })
}
