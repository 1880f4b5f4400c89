import { isDay } from '../../platform/day-in-india.ts'
import type { ServicePeriod } from '../scores/service.ts'

/** Of the sentence about what is wrong with a typed time of service. */
export type PeriodCode = 'SCHOOL_MISSING' | 'WRONG_DAY' | 'FUTURE_DAY' | 'ENDS_BEFORE_START'

export interface PeriodError {
  field: keyof ServicePeriod
  code: PeriodCode
}

/** @param today `YYYY-MM-DD` in India. */
export function periodErrors({ school, from, to }: ServicePeriod, today: string): PeriodError[] {
  const wrong = (day: string): PeriodCode | null => {
    if (!isDay(day)) return 'WRONG_DAY'
    return day > today ? 'FUTURE_DAY' : null
  }
  const [fromCode, toCode] = [wrong(from), to === null ? null : wrong(to)]
  const isReversed = fromCode === null && toCode === null && to !== null && to < from
  return [
    ...(school.trim() === '' ? [{ field: 'school' as const, code: 'SCHOOL_MISSING' as const }] : []),
    ...(fromCode === null ? [] : [{ field: 'from' as const, code: fromCode }]),
    ...(toCode === null ? [] : [{ field: 'to' as const, code: toCode }]),
    ...(isReversed ? [{ field: 'to' as const, code: 'ENDS_BEFORE_START' as const }] : []),
  ]
}
