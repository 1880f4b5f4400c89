import { nextAttemptAt } from '@pravesh/shared/platform/retry-schedule'
import { isShipmentCancelled, isShipmentOver, isUnplaced } from '@pravesh/shared/shop/couriers/shipment-status'
import {
  isLost,
  LOST_AFTER_DAYS,
  MAX_TRACKING_MS,
  nextTrackingAt,
} from '@pravesh/shared/shop/couriers/tracking-schedule'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { saveProgress } from '../../database/work/lease.ts'
import type { ApplyOptions, Outcome, Work } from '../../database/work/work.ts'
import { GatewayError } from '../../foundation/gateway/gateway-error.ts'
import type { Order, Shipment } from '../../payload-types.ts'
import type { Courier } from './courier.ts'
import { openCourier } from './couriers.ts'
import { CHECK_STEPS, PUSH_STEPS } from './hand-over-steps.ts'
import { isBeingChanged, isToBeShipped } from './parcel-of.ts'
import { withPackedAt } from './report-changes.ts'
import { isSearchOver, Unconfirmed, unconfirmedNote } from './unconfirmed.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** After a refusal, which repeating alone does not change. */
const REFUSED_AGAIN_MS = 6 * HOUR
/** Failures in a row after which staff look into it. */
const PATIENCE = 5

/**
 * Hands over new parcels to their courier and follows them. Each intermediate result is stored under the lease, so that a
 * killed process repeats at most one call, and calls that create something look for it first.
 */
export const shipmentWork: Work<'shipments'> = {
  collection: 'shipments',
  dueField: 'dueAt',
  where: { status: { exists: true } },
  // Longer than all calls of one run.
  leaseMs: 4 * MINUTE,
  plansAheadMs: MAX_TRACKING_MS,
  schedule: { delaysMs: [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR], afterwards: 'repeat' },
  apply: (options) => advanceShipment(options, openCourier(options.payload, options.lease.record.courier, options.now)),
}

/** One run of the work, with a courier of the caller's choice. */
export async function advanceShipment(
  options: ApplyOptions<'shipments'>,
  courier: Courier,
): Promise<Outcome<'shipments'>> {
  const { payload, lease, now } = options
  try {
    const order = await findOrder(payload, lease.record)
    if (isUnplaced(lease.record.status) && isBeingChanged(order)) return waitingForOrder(now())
    return outcomeOf({ shipment: await runSteps(options, courier, order), order, courier, now: now() })
  } catch (error) {
    if (error instanceof LeaseLost) return null
    if (error instanceof Unconfirmed) return unconfirmed(lease.record, now())
    if (!(error instanceof GatewayError)) throw error
    payload.logger.warn({ msg: 'A courier did not accept a call.', id: lease.record.id, err: error })
    return failureOf(error, lease.record.attempts, now())
  }
}

/** The content or the address of the order is being changed, which takes a moment unless the courier cannot be reached. */
function waitingForOrder(now: Date): Outcome<'shipments'> {
  return { attempts: 0, dueAt: new Date(now.getTime() + MINUTE).toISOString() }
}

/** Another process has taken over the shipment. */
class LeaseLost extends Error {
  override name = 'LeaseLost'
}

async function findOrder(payload: Payload, { orderId, orderNumber }: Shipment): Promise<Order> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: orderId } } })
  if (order === null) throw new Error(`The order ${orderNumber} of a shipment does not exist.`)
  return order
}

async function runSteps({ payload, lease, now }: ApplyOptions<'shipments'>, courier: Courier, order: Order) {
  let shipment: Shipment = lease.record
  const save = async (data: Partial<Shipment>) => {
    const saved = await saveProgress({
      payload,
      work: shipmentWork,
      lease,
      data: withPackedAt(shipment, data, now()),
    })
    if (saved === null) throw new LeaseLost()
    return saved
  }
  for (const step of isUnplaced(shipment.status) ? PUSH_STEPS : CHECK_STEPS) {
    if (isShipmentOver(shipment.status)) break
    shipment = await step({ payload, courier, shipment, order, now, save })
  }
  return shipment
}

interface Advanced {
  shipment: Shipment
  order: Order
  courier: Courier
  now: Date
}

/** A success ends all problems, except that staff must know of a parcel cancelled at the courier and of a lost one. */
function outcomeOf({ shipment, order, courier, now }: Advanced): Outcome<'shipments'> {
  const age = { createdAt: new Date(shipment.createdAt), now }
  const problem = problemOf(shipment, order, isLost(age))
  const dueAt = courier.report ? nextTrackingAt({ status: shipment.status, ...age }) : null
  return { attempts: 0, needsAttention: problem !== null, note: problem, dueAt: dueAt?.toISOString() ?? null }
}

function problemOf({ status }: Shipment, order: Order, lost: boolean): string | null {
  if (isShipmentCancelled(status)) {
    return isToBeShipped(order) || isBeingChanged(order)
      ? 'The courier has cancelled this parcel. Cancel the order or ship it by hand.'
      : null
  }
  if (lost && !isShipmentOver(status))
    return `The parcel has not arrived in ${LOST_AFTER_DAYS} days. The portal no longer checks it.`
  return null
}

function failureOf(error: GatewayError, attempts: number, now: Date): Outcome<'shipments'> {
  const isRefused = error.kind === 'refused'
  const dueAt = isRefused ? new Date(now.getTime() + REFUSED_AGAIN_MS).toISOString() : retryAt(attempts, now)
  const needsAttention = isRefused || attempts >= PATIENCE
  return { note: error.message, needsAttention, dueAt }
}

/** The search goes on after staff were alerted, so that a late answer of the courier ends the doubt. */
function unconfirmed(shipment: Shipment, now: Date): Outcome<'shipments'> {
  const needsAttention = isSearchOver(shipment, now)
  return { note: unconfirmedNote(shipment, now), needsAttention, dueAt: retryAt(shipment.attempts, now) }
}

function retryAt(attempts: number, now: Date): string | null {
  const { schedule } = shipmentWork
  const at = nextAttemptAt({ schedule, attempts: Math.max(1, attempts), now, random: Math.random() })
  return at?.toISOString() ?? null
}
