import { addDays } from '../platform/days.ts'
import { type AddressRange, isInRange, parseAddress } from './address-range.ts'

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

/** An address, or each address of a range, with limits of its own until the end of a day. */
export interface AllowedAddress extends AddressLimits {
  range: AddressRange
  /** In India, `YYYY-MM-DD`. */
  lastDay: string
}

/** What a computer room needs: ten times as much as any other address. */
export const DEFAULT_ALLOWED_LIMITS: AddressLimits = { registrationsPerHour: 400, codesPerDay: 600 }

/** The network of a mobile carrier has thousands of people behind one address. */
export const ALLOWED_LIMIT_BOUNDS: Record<keyof AddressLimits, Bounds> = {
  registrationsPerHour: { min: 10, max: 10_000 },
  codesPerDay: { min: 20, max: 50_000 },
}

export const MAX_ALLOWED_DAYS = 365

/** Whether higher limits may end on a day: not in the past, and not later than in a year. Days are `YYYY-MM-DD`. */
export function mayEndOn(lastDay: string, today: string): boolean {
  return lastDay >= today && lastDay <= addDays(today, MAX_ALLOWED_DAYS)
}

export function hasEnded({ lastDay }: Pick<AllowedAddress, 'lastDay'>, today: string): boolean {
  return lastDay < today
}

interface LimitsOptions {
  /** As the server knows it; text that is no address has the limits of all. */
  address: string
  everywhere: AddressLimits
  allowed: readonly AllowedAddress[]
  today: string
}

/** The limits of an address: the highest of those for everyone and of all ranges that have it and have not ended. */
export function limitsOfAddress({ address, everywhere, allowed, today }: LimitsOptions): AddressLimits {
  const parsed = allowed.length === 0 ? null : parseAddress(address)
  if (parsed === null) return everywhere
  const own = allowed.filter((row) => !hasEnded(row, today) && isInRange(parsed, row.range))
  const highest = (name: keyof AddressLimits) => Math.max(everywhere[name], ...own.map((row) => row[name]))
  return { registrationsPerHour: highest('registrationsPerHour'), codesPerDay: highest('codesPerDay') }
}

/** Registrations need two codes to be entered; people mistype some, or request another. */
export function codeChecksPerHour({ registrationsPerHour }: AddressLimits): number {
  return registrationsPerHour * 5
}

/** Not everyone enters the code of the e-mail; some open its link, now and then twice. */
export function linksPerHour({ registrationsPerHour }: AddressLimits): number {
  return Math.ceil(registrationsPerHour * 1.5)
}
