/** Calls about the closing of a counter's day, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import type { ChannelTotal } from './totals.ts'

/** Paths are below `/api`; `:id` is the closing's. */
export const closingCalls = {
  /** What one took on a day; replies with `{ result: CounterDay }`. */
  view: { method: 'get', path: '/payment/staff/closing' },
  /** Signs one's own day. */
  sign: { method: 'post', path: '/payment/staff/closing' },
  /** Closes a colleague's signed day. */
  close: { method: 'post', path: '/payment/staff/closing/:id/close' },
  /** Lets entries be added again. */
  reopen: { method: 'post', path: '/payment/staff/closing/:id/reopen' },
} as const satisfies Record<string, WireCall>

/** Query parameter of `view`: the day, `YYYY-MM-DD`. */
export const DAY_QUERY = 'day'

export interface CounterDay {
  day: string
  totals: ChannelTotal[]
  cashPaise: number
  /** Entries that no second person has decided on. */
  undecided: number
  /** Signed or closed. */
  isShut: boolean
}

const MAX_REASON_LENGTH = 1000
const text = z
  .string()
  .check(z.trim(), usableText('Reason'), z.maxLength(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters`))

/** The body of `sign`. The counted amount is the cash in the drawer, in whole paise. */
export const signSchema = z.strictObject({
  day: z.iso.date('Enter a day.'),
  countedPaise: z.int('Enter the cash that you counted.').check(z.nonnegative(), z.maximum(10_000_000_000)),
  /** Of a difference. */
  reason: z._default(text, ''),
})
export type DaySignature = z.infer<typeof signSchema>

/** The body of `reopen`. */
export const reopenDaySchema = z.strictObject({ reason: text.check(z.minLength(1, 'Enter a reason.')) })
