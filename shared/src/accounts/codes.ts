/** One-time codes: length, lifetime and limits. (design, "Students, staff, sessions") */
import * as z from 'zod/mini'
import { westernDigits } from '../platform/digits.ts'

export const CODE = {
  digits: 6,
  /** Lifetime in minutes. */
  minutes: 5,
  /** Wrong entries after which a code is invalid. */
  tries: 5,
  /** Seconds until another code may be sent; the dialog counts down from 01:00. */
  resendSeconds: 60,
} as const

/** The `msg` for a code that has expired or was tried too often; the user must request another one. (spec 1, 4 and 8) */
export const CODE_ERROR = 'CODE_ERROR'

/** The message shown for `CODE_ERROR`. */
export const CODE_EXPIRED = 'Code has expired'

/** A code as typed or pasted; spaces and hyphens are removed. (spec 1, 5) */
export const codeSchema = z.string('Enter OTP').check(
  z.overwrite((typed) => westernDigits(typed.slice(0, 100)).replace(/[\s-]/g, '')),
  z.minLength(1, 'Enter OTP'),
  z.regex(/^\d{6}$/, `The code has ${CODE.digits} digits`),
)
