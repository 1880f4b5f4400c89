/** Couriers that deliver parcels. With `manual`, staff hand over parcels and enter every step themselves. */
export const COURIERS = ['manual', 'shiprocket'] as const
export type CourierName = (typeof COURIERS)[number]

/** Labels for staff. */
export const COURIER_LABELS: Record<CourierName, string> = { manual: 'By hand', shiprocket: 'Shiprocket' }
