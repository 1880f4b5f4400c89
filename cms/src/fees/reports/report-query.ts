import { COURSE_CODES, type CourseCode } from '@pravesh/shared/courses/courses'
import { isMoneyHead, type MoneyHead } from '@pravesh/shared/fees/reports/money-heads'
import { isPeriod, type ReportPeriod, readPeriod } from '@pravesh/shared/fees/reports/report-period'
import { isDay } from '@pravesh/shared/platform/day-in-india'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload, Where } from 'payload'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { invalid } from '../../foundation/problem.ts'

/** What a report is limited to; null is no limit. */
export interface ReportFilter {
  college: string | null
  course: CourseCode | null
  head: MoneyHead | null
}

export interface ReportQuery extends ReportFilter {
  period: ReportPeriod
  /** As of this day, `YYYY-MM-DD`. */
  day: string
}

interface ReadOptions {
  payload: Payload
  /** Untrusted. */
  query: URLSearchParams
  now: Date
}

/** What an address selects, and what is wrong in it, which is left out. */
export function readReportQuery({ payload, query, now }: ReadOptions): { read: ReportQuery; errors: FieldError[] } {
  const today = dayInIndia(now)
  const errors: FieldError[] = []
  const text = (name: string) => query.get(name)?.trim() || null
  const option = <Value extends string>(name: string, isKnown: (text: string) => text is Value): Value | null => {
    const given = text(name)
    if (given === null) return null
    if (isKnown(given)) return given
    errors.push({ field: name, code: 'notAnOption', message: `There is no such ${name}.` })
    return null
  }
  const period = readPeriod({ month: text('month'), from: text('from'), to: text('to') }, today)
  if (!isPeriod(period)) errors.push(period)
  const day = text('day')
  if (day !== null && !isDay(day)) errors.push({ field: 'day', code: 'format', message: 'Enter a day that exists.' })
  const isCourse = (code: string): code is CourseCode => COURSE_CODES.some((course) => course === code)
  const isCollege = (id: string): id is string => isRecordIdIn(payload, id)
  const read: ReportQuery = {
    period: isPeriod(period) ? period : { from: `${today.slice(0, 7)}-01`, to: today },
    day: day !== null && isDay(day) ? day : today,
    college: option('college', isCollege),
    course: option('course', isCourse),
    head: option('head', isMoneyHead),
  }
  return { read, errors }
}

/** The same for a call: throws a Problem (400) that names what is wrong. */
export function requireReportQuery(options: ReadOptions): ReportQuery {
  const { read, errors } = readReportQuery(options)
  if (errors.length > 0) throw invalid(errors)
  return read
}

/** The condition of a filter on records with a place. */
export function placeWhere({ college, course }: Pick<ReportFilter, 'college' | 'course'>): Where[] {
  return [
    ...(college === null ? [] : [{ college: { equals: college } }]),
    ...(course === null ? [] : [{ course: { equals: course } }]),
  ]
}
