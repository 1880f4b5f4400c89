import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import type { Condition } from '../../../database/records/condition.ts'
import { applyDueEffects, applyNewEffects } from '../../../database/work/apply-effects.ts'
import { leaseFrom } from '../../../database/work/lease.ts'
import { invalid } from '../../../foundation/problem.ts'
import type { Shipment } from '../../../payload-types.ts'
import { bookedAs } from '../booked-as.ts'
import { openCourier } from '../couriers.ts'
import { placedFields } from '../place-parcel.ts'
import { withPackedAt } from '../report-changes.ts'
import { shipmentWork } from '../shipment-work.ts'
import { unreachable } from '../unreachable.ts'
import { busy, creationIsOver } from '../withdraw.ts'
import { hasMoved, refuseUnless, requireShipment } from './require-shipment.ts'

interface ConfirmOptions {
  payload: Payload
  id: string
  now: Date
}

/**
 * Creates a parcel again that the courier did not confirm and, as staff say, does not have. The courier is searched once
 * more first. Throws a Problem: 404, or 409 when the parcel has changed or its creation may be under way.
 */
export async function createAgain({ payload, id, now }: ConfirmOptions): Promise<Shipment> {
  const { shipment, actions } = await requireShipment(payload, id)
  refuseUnless(actions.confirm)
  const due = await changeOne({
    payload,
    collection: 'shipments',
    where: { and: [asSeen(shipment), creationIsOver(now)] },
    data: { pushedAt: null, unconfirmedAt: null, dueAt: now.toISOString(), attempts: 0 },
  })
  if (due === null) throw busy()
  return (await applyDueEffects({ payload, work: shipmentWork, id, now })) ?? due
}

/**
 * Stores under which id the courier has a parcel that it did not confirm, and continues with it. Throws a Problem: 404,
 * 400 when the courier's order has another number, 409 when the parcel has changed, 503 when the courier cannot be reached.
 */
export async function enterOrderId(options: ConfirmOptions & { courierOrderId: string }): Promise<Shipment> {
  const { payload, id, now, courierOrderId } = options
  const { shipment, actions } = await requireShipment(payload, id)
  refuseUnless(actions.confirm)
  const orderNumber = bookedAs(shipment)
  const courier = openCourier(payload, shipment.courier, () => now)
  const found = await Promise.resolve(courier.find?.({ orderNumber, courierOrderId })).catch((error: unknown) => {
    throw unreachable(payload, error)
  })
  if (!found) {
    const message = `The courier has no order with this ID for ${orderNumber}.`
    throw invalid([{ field: 'courierOrderId', code: 'mismatch', message }])
  }
  const record = await changeOne({
    payload,
    collection: 'shipments',
    where: asSeen(shipment),
    data: {
      ...withPackedAt(shipment, placedFields(found), now),
      needsAttention: false,
      note: null,
      ...leaseFrom(shipmentWork, now),
    },
  })
  if (record === null) throw hasMoved()
  return applyNewEffects({ payload, work: shipmentWork, record, now })
}

/** The parcel as long as the doubt about its creation is the one that staff saw. */
function asSeen({ id, status, unconfirmedAt }: Shipment): Condition<'shipments'> {
  return {
    and: [{ id: { equals: id } }, { status: { equals: status } }, { unconfirmedAt: { equals: unconfirmedAt ?? null } }],
  }
}
