/** One-time codes: how long they are, how long they live, how often they may be tried and sent. (design, "Students, staff, sessions") */
import * as z from 'zod/mini'

export const CODE = {
  digits: 6,
  /** Minutes until a code expires. */
  minutes: 5,
  /** Wrong entries after which a code is worth nothing. */
  tries: 5,
  /** Seconds until another one may be sent; the dialog counts them down from 01:00. */
  resendSeconds: 60,
} as const

/** What a reply's `msg` is when a code has expired or was tried too often: ask for another one. (spec 1, 4 and 8) */
export const CODE_ERROR = 'CODE_ERROR'

/** The sentence for CODE_ERROR. */
export const CODE_EXPIRED = 'Code has expired'

/** A code as typed or pasted: spaces and hyphens go; empty is `Enter OTP`. (spec 1, 5) */
export const codeSchema = z.string('Enter OTP').check(
  z.overwrite((typed) => typed.slice(0, 100).replace(/[\s-]/g, '')),
  z.minLength(1, 'Enter OTP'),
  z.regex(/^\d{6}$/, `The code has ${CODE.digits} digits`),
)
