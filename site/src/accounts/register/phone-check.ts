import { CODE } from '@pravesh/shared/accounts/codes'
import { parseIndianMobile } from '@pravesh/shared/platform/phone'
import * as z from 'zod/mini'

export const phoneCheckSchema = z.object({
  /** The ten digits that the code went to. */
  phone: z.string(),
  /** What the server calls this verification. */
  verificationId: z.string(),
  /** From when another code may be asked for, in milliseconds. */
  resendFrom: z.number(),
  verified: z.boolean(),
})

/** How far a phone number is shown to be one's own. */
export type PhoneCheck = z.infer<typeof phoneCheckSchema>

/** A check that begins: the code has just been sent. */
export function startPhoneCheck(phone: string, verificationId: string, now: number): PhoneCheck {
  return { phone, verificationId, resendFrom: now + CODE.resendSeconds * 1000, verified: false }
}

/** Whether a number, however it is typed, is the one that was verified. */
export function isVerified(check: PhoneCheck | null, typed: string): boolean {
  return check?.verified === true && parseIndianMobile(typed) === check.phone
}

/** Whether the code that was sent to this number may still be entered. */
export function isWaiting(check: PhoneCheck | null, typed: string, now: number): boolean {
  if (check === null || check.verified || parseIndianMobile(typed) !== check.phone) return false
  const sentAt = check.resendFrom - CODE.resendSeconds * 1000
  return now < sentAt + CODE.minutes * 60_000
}
