import { scrubText } from '@pravesh/shared/shop/couriers/scrub-activity'
import { SHIPMENT_LABELS } from '@pravesh/shared/shop/couriers/shipment-status'
import type { EnteredStep } from '@pravesh/shared/shop/couriers/staff-calls'
import type { Payload } from 'payload'
import type { Shipment } from '../../../payload-types.ts'
import { movedTo } from '../report-changes.ts'
import { activitiesOf } from '../shipment-reply.ts'
import { changeByHand } from './change-by-hand.ts'
import { refuseUnless, requireShipment } from './require-shipment.ts'

interface EnterOptions {
  payload: Payload
  id: string
  step: EnteredStep
  now: Date
}

/**
 * Enters the next step of a parcel that staff handed over. The buyer is notified when it leaves. Throws a Problem: 404, or
 * 409 when the parcel has moved since staff saw it.
 */
export async function enterStep({ payload, id, step, now }: EnterOptions): Promise<Shipment> {
  const { shipment, actions } = await requireShipment(payload, id)
  const { from, to, location } = step
  refuseUnless(shipment.status === from && actions.steps.includes(to))
  const activity = { at: now.toISOString(), activity: SHIPMENT_LABELS[to], location: scrubText(location) }
  return changeByHand({
    payload,
    shipment,
    from: shipment.status,
    data: { ...movedTo({ shipment, to, at: now, now }), activities: [...activitiesOf(shipment), activity] },
    now,
  })
}
