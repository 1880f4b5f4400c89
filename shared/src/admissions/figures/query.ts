/** The filters of figures, as they stand in addresses of the admin, of the file and of the call. */
import { COURSE_CODES, type CourseCode } from '../../courses/courses.ts'
import { isDay } from '../../platform/day-in-india.ts'
import type { FieldError } from '../../platform/field-error.ts'
import { STORED_CATEGORIES } from '../answers/options.ts'
import { NO_COLLEGE } from './cells.ts'

/** The value by which what is not stated is chosen. */
export const NOT_STATED = NO_COLLEGE
export const NOT_STATED_LABEL = 'Not stated'

export const QUERY_FIELDS = ['session', 'course', 'college', 'category', 'from', 'to', 'by'] as const
export type QueryField = (typeof QUERY_FIELDS)[number]

/** Absent filters choose everything. */
export interface FiguresQuery {
  session?: string
  course?: CourseCode
  /** Id, or `NOT_STATED`. */
  college?: string
  /** A category, or `NOT_STATED`. */
  category?: string
  /** First and last day in India, `YYYY-MM-DD`. */
  from?: string
  to?: string
  by?: 'day' | 'month'
}

const MAX_TEXT = 64

/** More days than this are shown by month. */
const DAYS_SHOWN = 92
const DAY_MS = 24 * 60 * 60_000

/** Reads filters from an address, on a day in India. Empty ones are absent. */
export function readQuery(
  values: Partial<Record<QueryField, string | null | undefined>>,
  today: string,
): { query: FiguresQuery; errors: FieldError[] } {
  const query: FiguresQuery = {}
  const errors: FieldError[] = []
  const refuse = (field: QueryField, message: string) => errors.push({ field, code: 'notAnOption', message })
  const given = (field: QueryField) => values[field]?.trim() || undefined
  const session = given('session')
  if (session !== undefined && !/^[0-9]{4}(-[0-9]{4})?$/.test(session))
    refuse('session', 'Choose a session, like 2026-2028.')
  else if (session !== undefined) query.session = session
  const course = COURSE_CODES.find((code) => code === given('course'))
  if (course !== undefined) query.course = course
  else if (given('course') !== undefined) refuse('course', `Choose a course: ${COURSE_CODES.join(', ')}.`)
  const college = given('college')
  if (college !== undefined && college.length > MAX_TEXT) refuse('college', 'Choose a college.')
  else if (college !== undefined) query.college = college
  const category = given('category')
  const known: readonly string[] = [...STORED_CATEGORIES, NOT_STATED]
  if (category !== undefined && !known.includes(category)) refuse('category', `Choose a category: ${known.join(', ')}.`)
  else if (category !== undefined) query.category = category
  for (const field of ['from', 'to'] as const) {
    const day = given(field)
    const which = field === 'from' ? 'first' : 'last'
    if (day !== undefined && !isDay(day)) refuse(field, `Enter the ${which} day, like 2026-11-28.`)
    else if (day !== undefined) query[field] = day
  }
  if (query.from && query.to && query.from > query.to) refuse('to', 'The last day must not be before the first day.')
  const by = given('by')
  if (by === 'day' || by === 'month') query.by = by
  else if (by !== undefined) refuse('by', 'Choose day or month.')
  if (by === 'day' && !areFewDays(query, today))
    refuse('by', `Choose at most ${DAYS_SHOWN} days to see them by day, or choose month.`)
  return { query, errors }
}

/** The filters as a part of an address, in a fixed order. */
export function queryText(query: FiguresQuery): string {
  const given = QUERY_FIELDS.flatMap((field) => (query[field] ? [[field, query[field]]] : []))
  return new URLSearchParams(given).toString()
}

/** Whether the course of time is shown by day or by month. */
export function unitOf(query: FiguresQuery, today: string): 'day' | 'month' {
  return query.by ?? (areFewDays(query, today) ? 'day' : 'month')
}

function areFewDays({ from, to }: Pick<FiguresQuery, 'from' | 'to'>, today: string): boolean {
  return from !== undefined && (Date.parse(to ?? today) - Date.parse(from)) / DAY_MS < DAYS_SHOWN
}

/** Periods that make up the days from `from` to `to`: as many whole months as possible, and days. Ranges include both ends. */
export interface Periods {
  months: readonly [string, string] | null
  days: readonly (readonly [string, string])[]
}

const FIRST_DAY = '0000-01-01'
const LAST_DAY = '9999-12-31'

export function periodsOf({ from = FIRST_DAY, to = LAST_DAY }: Pick<FiguresQuery, 'from' | 'to'>): Periods {
  const first = from.endsWith('-01') ? from.slice(0, 7) : nextMonth(from)
  const last = to === lastDayOf(to) ? to.slice(0, 7) : previousMonth(to)
  if (first > last) return { months: null, days: [[from, to]] }
  const before = from.endsWith('-01') ? [] : [[from, lastDayOf(from)] as const]
  const after = to === lastDayOf(to) ? [] : [[`${to.slice(0, 7)}-01`, to] as const]
  return { months: [first, last], days: [...before, ...after] }
}

const monthOf = (day: string, more: number) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const index = year * 12 + month - 1 + more
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}
const nextMonth = (day: string) => monthOf(day, 1)
const previousMonth = (day: string) => monthOf(day, -1)

function lastDayOf(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const days = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  return `${day.slice(0, 7)}-${String(days).padStart(2, '0')}`
}
