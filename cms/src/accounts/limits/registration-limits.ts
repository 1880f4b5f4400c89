import { type AddressLimits, DEFAULT_ADDRESS_LIMITS as defaults } from '@pravesh/shared/accounts/address-limits'
import type { GlobalAfterChangeHook, Payload } from 'payload'
import { transactionEnd } from '../../database/records/transaction-end.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { RegistrationLimit } from '../../payload-types.ts'

/** For how long a process keeps the limits, in milliseconds. A save in another process has effect after that time. */
const KEPT_MS = 10_000

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: the limits as last read. Each process reads them by itself. */
    registrationLimits?: { readAt: number; limits: Promise<AddressLimits> } | undefined
  }
}

/** The limits in force. They are needed by each request of visitors, so a process reads them once in ten seconds. */
export function registrationLimits(payload: Payload): Promise<AddressLimits> {
  const portal = portalOf(payload)
  const now = performance.now()
  const kept = portal.registrationLimits
  if (kept && now - kept.readAt < KEPT_MS) return kept.limits
  const limits = payload.findGlobal({ slug: 'registration-limits', depth: 0 }).then(limitsIn)
  const read = { readAt: now, limits }
  portal.registrationLimits = read
  limits.catch(() => {
    if (portal.registrationLimits === read) portal.registrationLimits = undefined
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
function limitsIn(stored: Partial<RegistrationLimit>): AddressLimits {
  return {
    registrationsPerHour: stored.registrationsPerHour ?? defaults.registrationsPerHour,
    codesPerDay: stored.codesPerDay ?? defaults.codesPerDay,
  }
}
