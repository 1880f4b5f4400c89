import { type Amounts, addAmounts } from '@pravesh/shared/admissions/figures/amounts'
import { NO_COLLEGE } from '@pravesh/shared/admissions/figures/cells'
import { STATE_NAMES } from '@pravesh/shared/admissions/figures/measures'
import { type FiguresQuery, NOT_STATED, NOT_STATED_LABEL, unitOf } from '@pravesh/shared/admissions/figures/query'
import { type FigureRow, type Figures, valuesOf } from '@pravesh/shared/admissions/figures/view'
import { COURSE_LABELS, courseWithCode } from '@pravesh/shared/courses/courses'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import type { Scope } from '../../staff/index.ts'
import { type CounterRow, readChosenDays, readPeriods, readTotals } from './counter-rows.ts'
import { type FreeSeats, freeSeats } from './free-seats.ts'

interface ReadOptions {
  payload: Payload
  query: FiguresQuery
  /** The limit of who asks; null for none. */
  scope: Scope | null
  seesMoney: boolean
  /** Names by id, of the colleges that who asks may see. */
  colleges: ReadonlyMap<string, string>
  now: Date
}

type Dimension = 'session' | 'course' | 'college' | 'category'

/** Reads figures from counters alone: a number of rows that does not depend on how many applications there are. */
export async function readFigures(options: ReadOptions): Promise<Figures> {
  const { payload, query, scope, seesMoney, now } = options
  const hasDays = query.from !== undefined || query.to !== undefined
  const unit = unitOf(query, dayInIndia(now))
  const reading = { payload, query, scope }
  const [totals, chosen, periods, state] = await Promise.all([
    readTotals(reading),
    hasDays ? readChosenDays(reading) : null,
    readPeriods(reading, unit),
    readRow({ payload, collection: 'figure-state', where: { key: { equals: 'counters' } } }),
  ])
  const seats = await freeSeats({ ...reading, totals })
  const sums = new Sums()
  sums.add(totals, (name) => STATES.has(name) || chosen === null)
  sums.add(chosen ?? [], (name) => !STATES.has(name))
  const rowsOf = (dimension: Dimension) => breakdown({ ...options, dimension, sums: sums.by[dimension], seats })
  return {
    query,
    readAt: now.toISOString(),
    isComplete: Boolean(state?.countedAt),
    checkedAt: state?.checkedAt ?? null,
    repaired: state?.differences ?? 0,
    total: valuesOf({ amounts: sums.total, seesMoney, seatsLeft: leftOf(seats) }),
    unit,
    byPeriod: byPeriod(periods, seesMoney),
    bySession: rowsOf('session').toSorted((one, other) => other.key.localeCompare(one.key)),
    byCourse: rowsOf('course'),
    byCollege: rowsOf('college'),
    byCategory: rowsOf('category'),
  }
}

const STATES: ReadonlySet<string> = new Set(STATE_NAMES)

/** Sums of cells, by each dimension. */
class Sums {
  readonly total: Amounts = {}
  readonly by: Record<Dimension, Map<string, Amounts>> = {
    session: new Map(),
    course: new Map(),
    college: new Map(),
    category: new Map(),
  }

  add(rows: readonly CounterRow[], counts: (name: string) => boolean): void {
    for (const { session, college, cells } of withoutPeriods(rows)) {
      for (const { course, category, amounts: all } of cells) {
        const amounts = Object.fromEntries(Object.entries(all).filter(([name]) => counts(name)))
        addAmounts(this.total, amounts)
        for (const [dimension, key] of Object.entries({ session, course, college, category })) {
          const sums = this.by[dimension as Dimension]
          const sum = sums.get(key || NOT_STATED) ?? {}
          addAmounts(sum, amounts)
          sums.set(key || NOT_STATED, sum)
        }
      }
    }
  }
}

/** One row for each session and college: many days are added up once, not for each breakdown. */
function withoutPeriods(rows: readonly CounterRow[]): CounterRow[] {
  return [...Map.groupBy(rows, ({ session, college }) => `${session}|${college}`).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined || same.length === 1) return same
    const cells = new Map<string, CounterRow['cells'][number]>()
    for (const { course, category, amounts } of same.flatMap((row) => row.cells)) {
      const key = `${course}/${category}`
      const cell = cells.get(key) ?? { course, category, amounts: {} }
      cells.set(key, cell)
      addAmounts(cell.amounts, amounts)
    }
    return [{ ...first, cells: [...cells.values()] }]
  })
}

interface BreakdownOptions extends ReadOptions {
  dimension: Dimension
  sums: ReadonlyMap<string, Amounts>
  seats: readonly FreeSeats[]
}

function breakdown({ dimension, sums, seats, seesMoney, colleges }: BreakdownOptions): FigureRow[] {
  const ofKey = (key: string) => (dimension === 'category' ? [] : seats.filter((each) => each[dimension] === key))
  const keys = new Set([
    ...[...sums].filter(([, amounts]) => Object.keys(amounts).length > 0).map(([key]) => key),
    ...(dimension === 'category' ? [] : seats.map((each) => each[dimension])),
  ])
  return [...keys]
    .map((key) => ({
      key,
      label: labelOf(dimension, key, colleges),
      values: valuesOf({ amounts: sums.get(key) ?? {}, seesMoney, seatsLeft: leftOf(ofKey(key)) }),
    }))
    .toSorted(
      (one, other) =>
        Number(one.key === NOT_STATED) - Number(other.key === NOT_STATED) || one.label.localeCompare(other.label),
    )
}

function labelOf(dimension: Dimension, key: string, colleges: ReadonlyMap<string, string>): string {
  if (key === NOT_STATED || key === NO_COLLEGE) return NOT_STATED_LABEL
  if (dimension === 'college') return colleges.get(key) ?? NOT_STATED_LABEL
  const course = dimension === 'course' ? courseWithCode(key) : null
  return course ? COURSE_LABELS[course] : key
}

/** Null where no number of seats is entered. */
function leftOf(seats: readonly FreeSeats[]): number | null {
  return seats.length === 0 ? null : seats.reduce((sum, { left }) => sum + left, 0)
}

function byPeriod(rows: readonly CounterRow[], seesMoney: boolean): FigureRow[] {
  const sums = new Map<string, Amounts>()
  for (const { period, cells } of rows) {
    const sum = sums.get(period) ?? {}
    for (const { amounts } of cells) addAmounts(sum, amounts)
    sums.set(period, sum)
  }
  return [...sums]
    .filter(([, amounts]) => Object.keys(amounts).length > 0)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, amounts]) => ({ key, label: key, values: valuesOf({ amounts, seesMoney, onlyFlows: true }) }))
}
