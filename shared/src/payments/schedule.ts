const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Days after its start on which a bank can still authorise a payment. */
export const BANK_LATE_DAYS = 5

/** How long a payment page accepts money, in milliseconds. Providers require at least 15 minutes. */
const PAGE_LIFETIME_MS = 30 * MINUTE

/** How long an open attempt is checked with the provider before it expires, in milliseconds. */
const LIFETIME_MS = DAY

/** After this time without a decision of the bank, the student may pay again. */
export const REPEAT_AFTER_MINUTES = 10
const REPEAT_AFTER_MS = REPEAT_AFTER_MINUTES * MINUTE

/** The next check follows after this share of the attempt's age, so that checks become less frequent over time. */
const AGE_SHARE = 1 / 2

/** Before this age, hardly any payment is decided. */
const FIRST_WATCH_MS = 22 * SECOND

/** Delays between checks while the student watches, each until the attempt reaches an age. (PhonePe's required steps) */
const WATCH_STEPS: readonly { untilMs: number; delayMs: number }[] = [
  { untilMs: FIRST_WATCH_MS + 30 * SECOND, delayMs: 3 * SECOND },
  { untilMs: FIRST_WATCH_MS + 90 * SECOND, delayMs: 6 * SECOND },
  { untilMs: FIRST_WATCH_MS + 150 * SECOND, delayMs: 10 * SECOND },
  { untilMs: FIRST_WATCH_MS + 210 * SECOND, delayMs: 30 * SECOND },
  { untilMs: Number.POSITIVE_INFINITY, delayMs: MINUTE },
]

/** Ages at which an attempt that failed or expired is checked again, in milliseconds. */
const LATE_CHECKS_MS = [1, 2, 3, BANK_LATE_DAYS].map((days) => days * DAY)

/** The longest time between two checks, in milliseconds. */
export const MAX_CHECK_WAIT_MS = 2 * DAY

interface Age {
  startedAt: Date
  now: Date
}

function ageMs({ startedAt, now }: Age): number {
  return now.getTime() - startedAt.getTime()
}

/** When the payment page of a new attempt stops accepting money. */
export function pageExpiresAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + PAGE_LIFETIME_MS)
}

/** Until when an undecided attempt is checked, before it expires. */
export function askedUntil(startedAt: Date): Date {
  return new Date(startedAt.getTime() + LIFETIME_MS)
}

/** When another payment is offered, although the bank has not decided on one since this time. */
export function payAgainFrom(undecidedSince: Date): Date {
  return new Date(undecidedSince.getTime() + REPEAT_AFTER_MS)
}

/** The time of the next check of an open attempt, 1 to 60 minutes from now. */
export function nextCheckAt({ startedAt, now }: Age): Date {
  const wait = ageMs({ startedAt, now }) * AGE_SHARE
  return new Date(now.getTime() + Math.min(HOUR, Math.max(MINUTE, wait)))
}

/** The time of the next check of an attempt that failed or expired; null after the last. */
export function lateCheckAt({ startedAt, now }: Age): Date | null {
  const age = ageMs({ startedAt, now })
  const next = LATE_CHECKS_MS.find((due) => due > age)
  return next === undefined ? null : new Date(startedAt.getTime() + next)
}

/** Like `lateCheckAt`, when the provider could not be reached: an hour from now, for a day after the last check. */
export function lateRetryAt({ startedAt, now }: Age): Date | null {
  const isOver = ageMs({ startedAt, now }) >= Math.max(...LATE_CHECKS_MS) + DAY
  return isOver ? null : new Date(now.getTime() + HOUR)
}

/** Delay until the next poll of an open attempt while its student watches, in milliseconds. */
export function watchDelayMs({ startedAt, now }: Age): number {
  const age = Math.max(0, ageMs({ startedAt, now }))
  return age < FIRST_WATCH_MS ? FIRST_WATCH_MS - age : watchStepMs({ startedAt, now })
}

/** The shortest time between two provider queries for an attempt of this age, in milliseconds. */
export function watchStepMs({ startedAt, now }: Age): number {
  const age = ageMs({ startedAt, now })
  return WATCH_STEPS.find(({ untilMs }) => age < untilMs)?.delayMs ?? MINUTE
}

/** Whether an open attempt has exceeded its lifetime. */
export function isAttemptOver({ startedAt, now }: Age): boolean {
  return ageMs({ startedAt, now }) >= LIFETIME_MS
}
