/** `date` of a field that staff read as `21 Nov 2026`. */
export const DAY = { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } as const

/** `date` of a field that staff read as `21 Nov 2026, 9:30 am`, like every other time of the admin. */
export const MOMENT = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa' } as const
