import {
  isBeforeDispatch,
  isShipmentCancelled,
  type ShipmentStatus,
  shipmentStatusesIn,
} from '@pravesh/shared/shop/couriers/shipment-status'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { finish, type Lease, leaseFrom, leaseOn, release } from '../../database/work/lease.ts'
import { Problem } from '../../foundation/problem.ts'
import type { Shipment } from '../../payload-types.ts'
import { bookedAs } from './booked-as.ts'
import type { Courier } from './courier.ts'
import { openCourier } from './couriers.ts'
import { findShipment } from './find-shipment.ts'
import { shipmentWork } from './shipment-work.ts'
import { isSearchOver } from './unconfirmed.ts'
import { unreachable } from './unreachable.ts'

interface WithdrawOptions {
  payload: Payload
  shipment: Shipment
  /** What becomes of the shipment once its courier has nothing of it. */
  data: Partial<Shipment>
  /** The states in which it is taken back; by default all before its dispatch. */
  isIn?: (status: ShipmentStatus) => boolean
  now: Date
  /** Defaults to the courier of the shipment. */
  courier?: Courier
}

/**
 * Takes a parcel back from its courier before dispatch, and stores what becomes of it. Returns null when the parcel is
 * past these states. Throws a Problem: 409 while the parcel is being handed over or looked for at the courier, 503 when the courier
 * cannot be reached.
 */
export async function withdraw({ isIn = isBeforeDispatch, ...options }: WithdrawOptions): Promise<Shipment | null> {
  const { payload, shipment, data, now, ...given } = options
  const lease = await takeLease({ payload, shipment, isIn, now })
  if (lease === null) return null
  const courier = given.courier ?? openCourier(payload, lease.record.courier, () => now)
  if ((await cancelAt(courier, { payload, lease, now })) === 'tooLate') return null
  const done = { attempts: 0, needsAttention: false, note: null, dueAt: null }
  const withdrawn = await finish({ payload, work: shipmentWork, lease, data: { ...done, ...data } })
  if (withdrawn) return withdrawn
  throw busy()
}

/**
 * Takes the lease also from a process that holds it, whose results then no longer count; but not while an order may be
 * in creation at the courier. Null when the parcel is past these states.
 */
async function takeLease(options: Required<Pick<WithdrawOptions, 'payload' | 'shipment' | 'isIn' | 'now'>>) {
  const { payload, shipment, isIn, now } = options
  const { id } = shipment
  const taken = await changeOne({
    payload,
    collection: 'shipments',
    where: {
      and: [{ id: { equals: id } }, { status: { in: shipmentStatusesIn(isIn) } }, creationIsOver(now)],
    },
    data: leaseFrom(shipmentWork, now),
  })
  if (taken) return leaseOn(shipmentWork, taken)
  const current = await findShipment(payload, id)
  if (current && (isIn(current.status) || isShipmentCancelled(current.status))) throw busy()
  return null
}

/** The condition that no call which creates the order at the courier can be under way. */
export function creationIsOver(now: Date): Condition<'shipments'> {
  const over = new Date(now.getTime() - shipmentWork.leaseMs).toISOString()
  return {
    or: [{ courierOrderId: { exists: true } }, { pushedAt: { exists: false } }, { pushedAt: { less_than: over } }],
  }
}

interface CancelOptions {
  payload: Payload
  lease: Lease<'shipments'>
  now: Date
}

async function cancelAt(courier: Courier, { payload, lease, now }: CancelOptions): Promise<'cancelled' | 'tooLate'> {
  const { pushedAt, courierOrderId = null } = lease.record
  if (!pushedAt && !courierOrderId) return 'cancelled'
  try {
    const outcome = await courier.cancel({ orderNumber: bookedAs(lease.record), courierOrderId })
    // The order may still appear at the courier.
    if (outcome === 'notFound' && !isSearchOver(lease.record, now)) throw unconfirmed()
    // The next check stores where the parcel is.
    if (outcome === 'tooLate') await release({ payload, work: shipmentWork, lease, dueAt: now })
    return outcome === 'tooLate' ? 'tooLate' : 'cancelled'
  } catch (error) {
    await release({ payload, work: shipmentWork, lease, dueAt: new Date(now.getTime() + 60_000) })
    throw unreachable(payload, error)
  }
}

function unconfirmed(): Problem {
  return new Problem({
    code: 'PARCEL_UNCONFIRMED',
    status: 409,
    publicMessage: 'The courier has not confirmed this parcel yet. We look for it there for up to an hour.',
  })
}

/** The error (409) for a parcel whose order may be in creation at the courier. */
export function busy(): Problem {
  return new Problem({
    code: 'PARCEL_BUSY',
    status: 409,
    publicMessage: 'We are handing this parcel to the courier right now. Try again in a few minutes.',
  })
}
