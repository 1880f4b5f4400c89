import { COURIERS, type CourierName } from '@pravesh/shared/shop/couriers/couriers'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import type { Courier, OpenCourier } from './courier.ts'
import { manualCourier } from './manual-courier.ts'
import { openShiprocket } from './shiprocket/open-shiprocket.ts'

const couriers: Record<CourierName, OpenCourier> = {
  manual: () => manualCourier,
  shiprocket: openShiprocket,
}

/** The courier of new shipments. */
export function currentCourier(payload: Payload): Courier {
  return openCourier(payload, portalOf(payload).env.couriers.courier)
}

/** A shipment's courier, also one that gets no new parcels. Throws when its settings are missing. */
export function openCourier(payload: Payload, name: CourierName, clock = () => new Date()): Courier {
  const courier = couriers[name](payload, clock)
  if (courier === null) throw new Error(`The settings of the courier ${name} are missing.`)
  return courier
}

/** The courier that sends events; null when none that does has settings. */
export function courierWithEvents(payload: Payload): Courier | null {
  const open = COURIERS.map((name) => couriers[name](payload, () => new Date()))
  return open.find((courier) => courier?.readEvent) ?? null
}
