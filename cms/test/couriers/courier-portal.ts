import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { deleteRows } from '../../src/database/records/delete-rows.ts'
import { runDue } from '../../src/database/work/run-due.ts'
import { portalOf } from '../../src/foundation/portal.ts'
import type { Order, Shipment } from '../../src/payload-types.ts'
import { createShipment } from '../../src/shop/couriers/create-shipment.ts'
import { findShipmentOf } from '../../src/shop/couriers/find-shipment.ts'
import { shipmentWork } from '../../src/shop/couriers/shipment-work.ts'
import { aPaidOrder } from '../builders/book-orders.ts'
import type { TestPortal } from '../start-test-portal.ts'
import { type ShiprocketServer, startShiprocket } from './shiprocket/shiprocket-server.ts'

const MINUTE = 60_000

/** A portal that sends its parcels with a Shiprocket server of the test. Each test begins without shipments. */
export function courierPortal(portal: TestPortal) {
  const parts = {} as { courier: ShiprocketServer }
  beforeAll(async () => {
    parts.courier = await startShiprocket()
  })
  afterAll(() => parts.courier.close())
  beforeEach(async () => {
    const { payload } = portal
    use('shiprocket')
    for (const collection of ['shipments', 'courier-sessions'] as const) {
      await deleteRows({ payload, collection, where: {} })
    }
    parts.courier.requests.length = 0
  })
  afterEach(() => {
    parts.courier.faults.clear()
    Object.assign(parts.courier.controls, {
      assignError: null,
      password: 'secret',
      hiddenFor: 0,
      answersDuplicates: false,
    })
  })

  function use(courier: 'shiprocket' | 'manual') {
    Object.assign(portalOf(portal.payload).env, { couriers: { courier, shiprocket: parts.courier.settings } })
  }
  const read = async (order: Pick<Order, 'id'>): Promise<Shipment> => {
    const shipment = await findShipmentOf(portal.payload, order.id)
    if (shipment === null) throw new Error('There is no shipment.')
    return shipment
  }
  /** Runs the work that is due after some minutes. */
  const run = (minutes = 0) => {
    const now = new Date(Date.now() + minutes * MINUTE)
    return runDue({ payload: portal.payload, work: shipmentWork, now: () => now, random: () => 0 })
  }

  return {
    parts,
    use,
    read,
    run,
    paidOrder: (change: Partial<Order> = {}) => aPaidOrder(portal.payload, change),
    /** A paid order with its shipment, which is due. */
    async waitingOrder(change: Partial<Order> = {}): Promise<Order> {
      const order = await aPaidOrder(portal.payload, change)
      await createShipment({ payload: portal.payload, order })
      return order
    },
    /** Runs the work every few minutes, as after a restart. */
    async runAll(): Promise<void> {
      for (const minutes of [5, 10, 20, 40, 90]) await run(minutes)
    },
    /** The courier was asked to create orders this often. */
    creations: () => parts.courier.requests.filter(({ path }) => path === '/orders/create/adhoc').length,
  }
}
