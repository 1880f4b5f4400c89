import { callAddress } from '@pravesh/shared/platform/wire-call'
import { courierStaffCalls } from '@pravesh/shared/shop/couriers/staff-calls'
import { courierCalls } from '@pravesh/shared/shop/couriers/wire'
import { type ShiprocketServer, startShiprocket } from '../../../cms/test/couriers/shiprocket/shiprocket-server.ts'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { startTestPortal } from '../../../scripts/lib/seeded-portal.ts'
import type { Doc, StaffApi } from './staff-api.ts'
import { test as base } from './visitor.ts'

/** For journeys with a portal of their own, whose parcels go to a local server that speaks Shiprocket's protocol. */
export const test = base.extend<object, { courier: ShiprocketServer }>({
  courier: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from the pattern
    async ({}, use) => {
      const courier = await startShiprocket()
      await use(courier)
      await courier.close()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ courier }, use) => {
      const { email, password, pickup, webhookToken, apiUrl } = courier.settings
      const portal = await startTestPortal({
        COURIER: 'shiprocket',
        SHIPROCKET_EMAIL: email,
        SHIPROCKET_PASSWORD: password,
        SHIPROCKET_PICKUP: pickup,
        SHIPROCKET_WEBHOOK_TOKEN: webhookToken,
        SHIPROCKET_URL: apiUrl,
      })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

export const parcelOf = (staff: StaffApi, orderNumber: string): Promise<Doc> =>
  staff.one('shipments', 'orderNumber', orderNumber)

/** Does at once what the portal would do within a minute: hand the parcel over, or ask where it is. */
export async function followNow(staff: StaffApi, orderNumber: string): Promise<void> {
  const { id } = await parcelOf(staff, orderNumber)
  await staff.post(callAddress(courierStaffCalls.retryShipment, { id }).replace('/api/', ''), {})
}

/** Sends an event of the courier to the portal. Returns its status. */
export async function sendEvent(portal: Portal, event: RequestInit): Promise<number> {
  const { status } = await fetch(portal.origin + callAddress(courierCalls.courierEvents), { method: 'POST', ...event })
  return status
}
