/** Limits of one client address, which many people may share: a computer room, an office, a network of mobile phones. */
export interface AddressLimits {
  registrationsPerHour: number
  /** Codes of one kind: to phones, to e-mail addresses, or to open a record. */
  codesPerDay: number
}

export const DEFAULT_ADDRESS_LIMITS: AddressLimits = { registrationsPerHour: 40, codesPerDay: 60 }

export interface Bounds {
  min: number
  max: number
}

/** Between what a family needs and what a script would abuse. */
export const ADDRESS_LIMIT_BOUNDS: Record<keyof AddressLimits, Bounds> = {
  registrationsPerHour: { min: 10, max: 1000 },
  codesPerDay: { min: 20, max: 2000 },
}

/** Registrations need two codes to be entered; people mistype some, or request another. */
export function codeChecksPerHour({ registrationsPerHour }: AddressLimits): number {
  return registrationsPerHour * 5
}

/** Not everyone enters the code of the e-mail; some open its link, now and then twice. */
export function linksPerHour({ registrationsPerHour }: AddressLimits): number {
  return Math.ceil(registrationsPerHour * 1.5)
}
