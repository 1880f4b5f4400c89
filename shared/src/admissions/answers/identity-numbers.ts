/**
 * What a portal keeps of Aadhaar numbers once an application is sent: the last four digits and a keyed hash, the whole number
 * too, encrypted, or nothing; then the form does not ask. (decision 77)
 */
export const IDENTITY_NUMBERS = ['last-four', 'full', 'none'] as const
export type IdentityNumbers = (typeof IDENTITY_NUMBERS)[number]

/** Of a new portal. */
export const DEFAULT_IDENTITY_NUMBERS: IdentityNumbers = 'last-four'
