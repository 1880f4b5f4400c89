import { isDay } from '../../platform/day-in-india.ts'
import { adultOn, MAJORITY_AGE } from '../../platform/majority.ts'
import type { ReplyValues } from '../../platform/replies/said.ts'
import type { ServicePeriod } from '../scores/service.ts'

/** Of the sentence about what is wrong with a typed time of service. */
export type PeriodCode = 'SCHOOL_MISSING' | 'WRONG_DAY' | 'FUTURE_DAY' | 'ENDS_BEFORE_START' | 'TOO_YOUNG'

export interface PeriodError {
  field: keyof ServicePeriod
  code: PeriodCode
  /** Of the sentence. */
  values?: ReplyValues
}

/**
 * The first day on which someone can have served, `YYYY-MM-DD`; null for a date of birth that is not known. A minor can make no contract of employment
 * (Indian Contract Act, 1872, s. 11), and the West Bengal Board of Primary Education appoints no one below 18 (recruitment notice of September 2025).
 */
export function firstServiceDay(bornOn: string): string | null {
  return isDay(bornOn) ? adultOn(bornOn) : null
}

/** What typed times are compared with, `YYYY-MM-DD`. */
export interface ServiceLimits {
  /** In India. */
  today: string
  /** `firstServiceDay` of the applicant. */
  earliest: string | null
}

export function periodErrors({ school, from, to }: ServicePeriod, { today, earliest }: ServiceLimits): PeriodError[] {
  const wrong = (day: string): PeriodCode | null => {
    if (!isDay(day)) return 'WRONG_DAY'
    return day > today ? 'FUTURE_DAY' : null
  }
  const [fromCode, toCode] = [wrong(from), to === null ? null : wrong(to)]
  const isReversed = fromCode === null && toCode === null && to !== null && to < from
  const isTooYoung = fromCode === null && earliest !== null && from < earliest
  return [
    ...(school.trim() === '' ? [{ field: 'school' as const, code: 'SCHOOL_MISSING' as const }] : []),
    ...(fromCode === null ? [] : [{ field: 'from' as const, code: fromCode }]),
    ...(isTooYoung
      ? [{ field: 'from' as const, code: 'TOO_YOUNG' as const, values: { day: earliest, years: MAJORITY_AGE } }]
      : []),
    ...(toCode === null ? [] : [{ field: 'to' as const, code: toCode }]),
    ...(isReversed ? [{ field: 'to' as const, code: 'ENDS_BEFORE_START' as const }] : []),
  ]
}
