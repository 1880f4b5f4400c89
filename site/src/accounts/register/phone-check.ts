import { CODE } from '@pravesh/shared/accounts/codes'
import { parseIndianMobile } from '@pravesh/shared/platform/phone'
import * as z from 'zod/mini'

export const phoneCheckSchema = z.object({
  /** The ten-digit number that the code was sent to. */
  phone: z.string(),
  verificationId: z.string(),
  /** Earliest time for another code, as a timestamp in milliseconds. */
  resendFrom: z.number(),
  verified: z.boolean(),
})

/** Progress of the verification of a phone number. */
export type PhoneCheck = z.infer<typeof phoneCheckSchema>

/** The state right after a code has been sent. */
export function startPhoneCheck(phone: string, verificationId: string, now: number): PhoneCheck {
  return { phone, verificationId, resendFrom: now + CODE.resendSeconds * 1000, verified: false }
}

/** Whether a number, in any spelling, is the verified one. */
export function isVerified(check: PhoneCheck | null, typed: string): boolean {
  return check?.verified === true && parseIndianMobile(typed) === check.phone
}

/** Whether a code was sent to this number and is still valid. */
export function isWaiting(check: PhoneCheck | null, typed: string, now: number): boolean {
  if (check === null || check.verified || parseIndianMobile(typed) !== check.phone) return false
  const sentAt = check.resendFrom - CODE.resendSeconds * 1000
  return now < sentAt + CODE.minutes * 60_000
}
