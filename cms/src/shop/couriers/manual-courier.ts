import type { Courier } from './courier.ts'

/** Staff hand over the parcels and enter courier, tracking number and steps themselves. */
export const manualCourier: Courier = {
  name: 'manual',
  create: async ({ orderNumber }) => ({
    courierOrderId: orderNumber,
    shipmentId: null,
    awb: null,
    courierName: null,
    isCancelled: false,
  }),
  cancel: async () => 'cancelled',
  pickup: async () => ({ name: 'Store', pin: '' }),
}
