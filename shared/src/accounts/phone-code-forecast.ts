/** Text messages with codes cost money, so that a portal sends no more of them than a number in a window of a day. */
export interface PhoneCodeUse {
  /** Sent in the present window. */
  used: number
  limit: number
  /** When the next window starts, ISO 8601. */
  endsAt: string
}

/** Time over which the present rate is measured. The alert for Prometheus has the same. */
export const RATE_HOURS = 2
/** The part of the codes from which staff see a warning, in percent. The alert for Prometheus has the same. */
const LOW_PERCENT = 80

interface ForecastOptions extends PhoneCodeUse {
  /** Sent in the last hours (`RATE_HOURS`). */
  recent: number
  now: Date
}

/** Whether so many are used that a person should look. */
export function areCodesLow({ used, limit }: Pick<PhoneCodeUse, 'used' | 'limit'>): boolean {
  return used * 100 >= limit * LOW_PERCENT
}

/** When no code is left at the present rate, ISO 8601; null if that is not before the window ends. */
export function codesRunOutAt({ used, limit, endsAt, recent, now }: ForecastOptions): string | null {
  const left = Math.max(0, limit - used)
  const perMs = recent / (RATE_HOURS * 60 * 60_000)
  const at = left === 0 ? now.getTime() : now.getTime() + left / perMs
  return at < Date.parse(endsAt) ? new Date(at).toISOString() : null
}
