import { isDay } from '../../platform/day-in-india.ts'
import { addDays, daysBetween } from '../../platform/days.ts'
import type { FieldError } from '../../platform/field-error.ts'

/** Days in India, both included, `YYYY-MM-DD`. */
export interface ReportPeriod {
  from: string
  to: string
}

/** A financial year, and a day for leap years. */
const MAX_DAYS = 366

interface PeriodQuery {
  /** `YYYY-MM`; goes before the days. */
  month?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
}

/** Reads a period from untrusted text: a month, or two days; the month of `today` by default. */
export function readPeriod({ month, from, to }: PeriodQuery, today: string): ReportPeriod | FieldError {
  if (month) return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? monthOf(month) : wrong('month', 'Enter a month.')
  if (!from && !to) return monthOf(today.slice(0, 7))
  const period = { from: from || (to ?? ''), to: to || today }
  if (!isDay(period.from)) return wrong('from', 'Enter a day that exists.')
  if (!isDay(period.to)) return wrong('to', 'Enter a day that exists.')
  if (period.from > period.to) return wrong('to', 'Enter a last day that is not before the first one.')
  if (daysBetween(period.from, period.to) >= MAX_DAYS) return wrong('to', `Choose at most ${MAX_DAYS} days.`)
  return period
}

export const isPeriod = (read: ReportPeriod | FieldError): read is ReportPeriod => 'from' in read

/** The whole month of `YYYY-MM`. */
function monthOf(month: string): ReportPeriod {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
  return { from: `${month}-01`, to: addDays(next, -1) }
}

/** The month before, `YYYY-MM`. */
export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7)

const wrong = (field: string, message: string): FieldError => ({ field, code: 'range', message })
