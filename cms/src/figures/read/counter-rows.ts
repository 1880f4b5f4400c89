import { ALL_COLLEGES, type Cells, inCell, NO_COLLEGE } from '@pravesh/shared/admissions/figures/cells'
import { type FiguresQuery, NOT_STATED, periodsOf } from '@pravesh/shared/admissions/figures/query'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Scope } from '../../staff/index.ts'

/** Cells of a counter row that are inside filters and limit. */
export interface CounterRow {
  session: string
  college: string
  period: string
  cells: { course: string; category: string; amounts: Record<string, number> }[]
}

interface RowsOptions {
  payload: Payload
  query: FiguresQuery
  /** The limit of who asks; null for none. */
  scope: Scope | null
}

/** Above the rows of 92 days, which a query chooses at most, with 200 colleges and two sessions a day. */
const MAX_ROWS = 50_000

/** Counters of all time, by session and college. */
export function readTotals(options: RowsOptions): Promise<CounterRow[]> {
  return read(options, [{ unit: { equals: 'all' } }, ...eachCollege(options)])
}

/** Counters of the chosen days, by session and college. */
export function readChosenDays(options: RowsOptions): Promise<CounterRow[]> {
  return readDays(options, eachCollege(options))
}

/** Counters of each day or month of the chosen days; of a month that was not chosen whole, those of its days. */
export async function readPeriods(options: RowsOptions, unit: 'day' | 'month'): Promise<CounterRow[]> {
  const places: Place[] = [{ college: { in: collegesOf(options) ?? [ALL_COLLEGES] } }]
  if (unit === 'month') {
    const rows = await readDays(options, places)
    return rows.map((row) => ({ ...row, period: row.period.slice(0, 'YYYY-MM'.length) }))
  }
  const { from, to } = options.query
  return read(options, [
    { unit: { equals: unit } },
    ...places,
    ...(from ? [{ period: { greater_than_equal: from } }] : []),
    ...(to ? [{ period: { less_than_equal: to } }] : []),
  ])
}

type Place = Condition<'figure-counts'>

/** Counters of the chosen days: of whole months where possible. */
async function readDays(options: RowsOptions, places: Place[]): Promise<CounterRow[]> {
  const { months, days } = periodsOf(options.query)
  const between = (unit: string, [first, last]: readonly [string, string]) =>
    read(options, [
      { unit: { equals: unit } },
      { period: { greater_than_equal: first } },
      { period: { less_than_equal: last } },
      ...places,
    ])
  const parts = await Promise.all([
    ...(months ? [between('month', months)] : []),
    ...days.map((range) => between('day', range)),
  ])
  return parts.flat()
}

function eachCollege(options: RowsOptions): Place[] {
  const colleges = collegesOf(options)
  return [colleges ? { college: { in: colleges } } : { college: { not_equals: ALL_COLLEGES } }]
}

/** The chosen colleges inside the limit; null for all. */
function collegesOf({ query, scope }: RowsOptions): string[] | null {
  const limit = scope?.colleges ?? []
  const chosen = query.college === NOT_STATED ? NO_COLLEGE : query.college
  if (chosen === undefined) return limit.length === 0 ? null : [...limit]
  return limit.length === 0 || limit.includes(chosen) ? [chosen] : []
}

async function read({ payload, query, scope }: RowsOptions, conditions: Place[]): Promise<CounterRow[]> {
  const ofSession: Place[] = query.session ? [{ session: { equals: query.session } }] : []
  const rows = await readRows({
    payload,
    collection: 'figure-counts',
    where: { and: [...conditions, ...ofSession] },
    fields: ['session', 'college', 'period', 'cells'],
    limit: MAX_ROWS,
  })
  const courses = scope?.courses ?? []
  const category = query.category === NOT_STATED ? '' : query.category
  return rows.map((row) => ({
    session: row.session ?? '',
    college: row.college,
    period: row.period ?? '',
    cells: Object.entries(row.cells as Cells).flatMap(([key, amounts]) => {
      const cell = inCell(key)
      const isChosen =
        (query.course === undefined || cell.course === query.course) &&
        (category === undefined || cell.category === category) &&
        (courses.length === 0 || courses.includes(cell.course))
      return isChosen ? [{ ...cell, amounts }] : []
    }),
  }))
}
