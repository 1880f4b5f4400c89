import { randomBytes } from 'node:crypto'
import type { Payload, Where } from 'payload'
import type { SimulatorPayment } from '../../../payload-types.ts'
import { changeOne } from '../../../platform/database/change-one.ts'

const collection = 'simulator-payments'
const REFERENCE = /^SIM[0-9a-f]{32}$/

/** What a merchant hands over to have something paid. */
export type NewOrder = Pick<
  SimulatorPayment,
  'transactionId' | 'merchantId' | 'description' | 'duePaise' | 'successUrl' | 'failureUrl'
>

/** Remembers an order under a number that cannot be guessed: who has it may pay. */
export async function openOrder(payload: Payload, order: NewOrder): Promise<SimulatorPayment> {
  const reference = `SIM${randomBytes(16).toString('hex')}`
  const data = { ...order, reference, state: 'open' as const }
  return payload.create({ collection, data, depth: 0, overrideAccess: true })
}

/** The order that a page's address names; null for any other text. */
export async function findOrder(payload: Payload, reference: string): Promise<SimulatorPayment | null> {
  if (!REFERENCE.test(reference)) return null
  return payload.db.findOne<SimulatorPayment>({ collection, where: { reference: { equals: reference } } })
}

/** The order that a merchant asks about. */
export async function findMerchantsOrder(payload: Payload, transactionId: string): Promise<SimulatorPayment | null> {
  return payload.db.findOne<SimulatorPayment>({ collection, where: { transactionId: { equals: transactionId } } })
}

/** Changes an order that is not paid yet; a declined one may still be paid, as with real banks. Null when it is paid. */
export function changeOrder(
  payload: Payload,
  order: SimulatorPayment,
  data: Partial<Pick<SimulatorPayment, 'state' | 'paidPaise'>>,
): Promise<SimulatorPayment | null> {
  const where: Where = { and: [{ id: { equals: order.id } }, { state: { not_equals: 'done' } }] }
  return changeOne({ payload, collection, where, data })
}
