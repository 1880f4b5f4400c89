import { ANSWER_TIMES } from '../content/answer-times.ts'
import { startOfDay } from '../platform/day-in-india.ts'
import { addDays, daysBetween } from '../platform/days.ts'
import { dayInIndia } from '../platform/formats.ts'
import { RIGHT_KINDS, type RightKind } from './kinds.ts'

interface RightDays {
  /** For staff. */
  label: string
  /** By default. */
  value: number
  /** Why staff cannot choose more. */
  basis: string
}

/** Digital Personal Data Protection Rules 2025, rule 14(3): in a reasonable time, at the latest after these days. */
export const MAX_RIGHT_DAYS = 90

const RULE = 'Digital Personal Data Protection Rules 2025, rule 14(3): within a reasonable time.'

/** Days until the answer, by kind. The policies name those for data and for complaints. */
export const RIGHT_DAYS: Record<RightKind, RightDays> = {
  access: { label: 'Access', value: ANSWER_TIMES.personalData, basis: RULE },
  correction: { label: 'Correction', value: ANSWER_TIMES.personalData, basis: RULE },
  erasure: { label: 'Erasure', value: ANSWER_TIMES.personalData, basis: RULE },
  nomination: { label: 'Nomination', value: ANSWER_TIMES.personalData, basis: RULE },
  complaint: { label: 'Complaint', value: ANSWER_TIMES.complaint, basis: RULE },
}

export type DaysByKind = Record<RightKind, number>

/** The days in a stored or published record of the settings. What is not stored has its default. */
export function rightDaysIn(stored: Partial<Record<RightKind, number | null>> | null | undefined): DaysByKind {
  const entries = RIGHT_KINDS.map((kind) => [kind, stored?.[kind] ?? RIGHT_DAYS[kind].value] as const)
  return Object.fromEntries(entries) as DaysByKind
}

/** The longest of the days for requests about data, which the privacy policy promises. */
export function longestDays({ complaint: _, ...days }: DaysByKind): number {
  return Math.max(...Object.values(days))
}

/** The first moment of the day in India on which a request must be answered at the latest (ISO 8601). */
export function answerBy(days: number, askedAt: Date): string {
  return startOfDay(addDays(dayInIndia(askedAt), days))
}

/** Days until the last day for the answer; 0 on that day, negative once it is over. */
export function daysLeft(by: string, now: Date): number {
  return daysBetween(dayInIndia(now), dayInIndia(new Date(by)))
}
