import {
  type AddressLimits,
  type AllowedAddress,
  DEFAULT_ADDRESS_LIMITS as defaults,
  limitsOfAddress,
} from '@pravesh/shared/accounts/address-limits'
import { parseRange } from '@pravesh/shared/accounts/address-range'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { GlobalAfterChangeHook, Payload } from 'payload'
import { transactionEnd } from '../../database/records/transaction-end.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { RegistrationLimit } from '../../payload-types.ts'

/** For how long a process keeps the settings, in milliseconds. A save in another process has effect after that time. */
const KEPT_MS = 10_000

interface RegistrationLimits {
  everywhere: AddressLimits
  allowed: AllowedAddress[]
}

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: the settings as last read. Each process reads them by itself. */
    registrationLimits?: { readAt: number; limits: Promise<RegistrationLimits> } | undefined
  }
}

interface LimitsOptions {
  payload: Payload
  clientAddress: string
  now: Date
}

/** The limits of an address in force. */
export async function addressLimits({ payload, clientAddress, now }: LimitsOptions): Promise<AddressLimits> {
  return limitsOfAddress({ address: clientAddress, ...(await readLimits(payload)), today: dayInIndia(now) })
}

/** Every call of a visitor that is counted needs the settings, so a process reads them once in ten seconds. */
function readLimits(payload: Payload): Promise<RegistrationLimits> {
  const now = performance.now()
  const { registrationLimits: kept } = portalOf(payload)
  if (kept && now - kept.readAt < KEPT_MS) return kept.limits
  const limits = payload.findGlobal({ slug: 'registration-limits', depth: 0 }).then(limitsIn)
  const read = { readAt: now, limits }
  portalOf(payload).registrationLimits = read
  limits.catch(() => {
    if (portalOf(payload).registrationLimits === read) portalOf(payload).registrationLimits = undefined
  })
  return limits
}

/** A save has effect in this process at once. */
export const forgetRegistrationLimits: GlobalAfterChangeHook = ({ req }) => {
  void transactionEnd(req.payload, req).then(() => {
    portalOf(req.payload).registrationLimits = undefined
  })
}

/** Limits that are not stored have their defaults. */
function limitsIn(stored: Partial<RegistrationLimit>): RegistrationLimits {
  return {
    everywhere: {
      registrationsPerHour: stored.registrationsPerHour ?? defaults.registrationsPerHour,
      codesPerDay: stored.codesPerDay ?? defaults.codesPerDay,
    },
    allowed: (stored.allowed ?? []).flatMap(({ address, endsOn, registrationsPerHour, codesPerDay }) => {
      const range = parseRange(address)
      return range ? [{ range, lastDay: dayOf(endsOn), registrationsPerHour, codesPerDay }] : []
    }),
  }
}
