/** How long open fees have been due. */
import { daysBetween } from '../../platform/days.ts'

export const AGE_BUCKETS = ['not-due', 'to-30', 'to-60', 'to-90', 'over-90'] as const
export type AgeBucket = (typeof AGE_BUCKETS)[number]

/** The last day overdue of each bucket that has one. */
const LAST_DAYS = { 'to-30': 30, 'to-60': 60, 'to-90': 90 } as const

/** Labels for staff. */
export const AGE_LABELS: Record<AgeBucket, string> = {
  'not-due': 'Not yet due',
  'to-30': `1 to ${LAST_DAYS['to-30']} days`,
  'to-60': `${LAST_DAYS['to-30'] + 1} to ${LAST_DAYS['to-60']} days`,
  'to-90': `${LAST_DAYS['to-60'] + 1} to ${LAST_DAYS['to-90']} days`,
  'over-90': `Over ${LAST_DAYS['to-90']} days`,
}

/** Days since the due date as of a day (both `YYYY-MM-DD`); 0 or less when it has not passed, and without a date. */
export function daysOverdue(dueOn: string | null, day: string): number {
  return dueOn === null ? 0 : daysBetween(dueOn, day)
}

export function ageBucket(days: number): AgeBucket {
  if (days <= 0) return 'not-due'
  if (days <= LAST_DAYS['to-30']) return 'to-30'
  if (days <= LAST_DAYS['to-60']) return 'to-60'
  return days <= LAST_DAYS['to-90'] ? 'to-90' : 'over-90'
}

/** Amounts in whole paise, by age; with the number of fees. */
export type Ageing = Record<AgeBucket, number> & { count: number; totalPaise: number }

export const NO_AGEING: Ageing = {
  'not-due': 0,
  'to-30': 0,
  'to-60': 0,
  'to-90': 0,
  'over-90': 0,
  count: 0,
  totalPaise: 0,
}

/** Adds fees of which something is left, with what they have left together. */
export function addAge(ageing: Ageing, bucket: AgeBucket, count: number, leftPaise: number): Ageing {
  return {
    ...ageing,
    [bucket]: ageing[bucket] + leftPaise,
    count: ageing.count + count,
    totalPaise: ageing.totalPaise + leftPaise,
  }
}
