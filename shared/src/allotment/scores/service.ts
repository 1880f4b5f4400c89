import { addDays, daysBetween } from '../../platform/days.ts'
import type { Score } from './score.ts'

/** A time as a teacher of a school. Both days count, `YYYY-MM-DD`. */
export interface ServicePeriod {
  school: string
  from: string
  /** Null for until now. */
  to: string | null
}

/** A period with the days of it that count. */
export interface ServicePart extends ServicePeriod {
  days: number
}

/** Of one person. */
export const MAX_PERIODS = 20

/** In a day: its scores are whole numbers of ten-thousandths, as all scores are. */
export const SERVICE_DAY = 10_000

/** The days of service up to and with a day. A day in several periods counts once, in the one that begins first. */
export function lengthOfService(periods: readonly ServicePeriod[], on: string): Score<ServicePart> {
  let counted = ''
  const parts = periods
    .toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
    .map((period): ServicePart => {
      const end = period.to !== null && period.to < on ? period.to : on
      const start = period.from > counted ? period.from : addDays(counted, 1)
      if (end < start) return { ...period, days: 0 }
      counted = end
      return { ...period, days: daysBetween(start, end) + 1 }
    })
  return { score: parts.reduce((sum, { days }) => sum + days, 0) * SERVICE_DAY, parts }
}
