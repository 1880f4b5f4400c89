/** The fields that an order must have. */
export const REQUIRED = [
  'order_id',
  'order_date',
  'pickup_location',
  'billing_customer_name',
  'billing_address',
  'billing_city',
  'billing_pincode',
  'billing_state',
  'billing_country',
  'billing_email',
  'billing_phone',
  'order_items',
  'payment_method',
  'sub_total',
  'length',
  'breadth',
  'height',
  'weight',
]

/** The only pickup location that can be named in an order. */
export const PICKUP = {
  id: 1,
  pickup_location: 'Store',
  pin_code: '741235',
  city: 'Kalyani',
  phone: '9876500000',
  email: 'store@shop.example',
}

/** An order as Shiprocket stores it. */
export interface ShiprocketOrder {
  id: number
  shipmentId: number
  number: string
  /** As it was sent. */
  body: Record<string, unknown>
  status: string
  awb: string
  tracking: { label: string; activities: { date: string; activity: string; location?: string }[] } | null
  pickupRequested: boolean
}

/** The reply to a creation. */
export function createdOrder({ id, shipmentId, status, awb }: ShiprocketOrder) {
  return {
    order_id: id,
    shipment_id: shipmentId,
    status,
    status_code: status === 'CANCELED' ? 5 : 1,
    onboarding_completed_now: 0,
    awb_code: awb,
    courier_company_id: '',
    courier_name: '',
  }
}

/** In the list, shipments are an array and the AWB stands there. */
export function listedOrder({ id, shipmentId, number, status, awb }: ShiprocketOrder) {
  return {
    id,
    channel_order_id: number,
    status,
    created_at: '24 Jul 2019, 11:11 AM',
    shipments: [{ id: shipmentId, awb, courier: awb === '' ? '' : 'Delhivery' }],
  }
}

/** On the page of an order, shipments are an object and the AWB stands elsewhere. */
export function shownOrder({ id, shipmentId, number, status, awb }: ShiprocketOrder) {
  return {
    id,
    channel_order_id: number,
    status,
    status_code: status === 'NEW' ? 1 : 999,
    shipments: { id: shipmentId, courier: awb === '' ? null : 'Delhivery', etd: '' },
    awb_data: { awb, charges: {} },
  }
}

/** Without a scan, an error with status 200. */
export function trackingOf({ id, awb, tracking, body }: ShiprocketOrder) {
  if (tracking === null) return { track_status: 0, error: 'Aahh! There is no activities found in our DB.' }
  const { label, activities } = tracking
  return {
    track_status: 1,
    shipment_status: 999,
    shipment_track: [
      {
        id: 1,
        awb_code: awb,
        order_id: id,
        current_status: label,
        delivered_date: label === 'DELIVERED' ? '2026-11-27 16:20:00' : '',
        consignee_name: `${body.billing_customer_name} ${body.billing_last_name}`,
        delivered_to: 'Neighbour Ghosh',
        courier_name: 'Delhivery Surface',
        edd: null,
      },
    ],
    // Newest first.
    shipment_track_activities: activities.length === 0 ? null : activities.toReversed(),
    track_url: `https://tracking.example/${awb}`,
    etd: '2026-11-28 19:00:00',
  }
}
