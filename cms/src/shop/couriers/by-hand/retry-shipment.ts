import type { Payload } from 'payload'
import { changeOne } from '../../../database/records/change-one.ts'
import type { Condition } from '../../../database/records/condition.ts'
import { applyDueEffects } from '../../../database/work/apply-effects.ts'
import type { Shipment } from '../../../payload-types.ts'
import { shipmentWork } from '../shipment-work.ts'
import { busy, creationIsOver } from '../withdraw.ts'
import { refuseUnless, requireShipment } from './require-shipment.ts'

interface RetryOptions {
  payload: Payload
  id: string
  now: Date
}

/** Repeats at once what the courier has refused, or checks where the parcel is. Throws a Problem: 404 or 409. */
export async function retryShipment({ payload, id, now }: RetryOptions): Promise<Shipment> {
  const { shipment, actions } = await requireShipment(payload, id)
  refuseUnless(actions.retry)
  const where: Condition<'shipments'> = {
    and: [{ id: { equals: id } }, { courier: { equals: shipment.courier } }, creationIsOver(now)],
  }
  const data = { dueAt: now.toISOString() }
  const due = await changeOne({ payload, collection: 'shipments', where, data })
  if (due === null) throw busy()
  return (await applyDueEffects({ payload, work: shipmentWork, id, now })) ?? shipment
}
