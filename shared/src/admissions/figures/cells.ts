/** How what is counted is spread over rows of counters, so that a reader needs few of them. */
import { type Amounts, addAmounts } from './amounts.ts'
import type { Counted } from './counted.ts'

/** A row of counters for all colleges together. */
export const ALL_COLLEGES = '*'
/** In a row of counters: no college is chosen yet, or it is not known. */
export const NO_COLLEGE = 'none'

/** All days, a month or a day. */
type Unit = 'all' | 'month' | 'day'

export interface RowPlace {
  session: string
  /** Id, `ALL_COLLEGES` or `NO_COLLEGE`. */
  college: string
  unit: Unit
  /** Empty, `YYYY-MM` or `YYYY-MM-DD`. */
  period: string
}

/** Amounts by course and category: `BED/SC`. */
export type Cells = Record<string, Amounts>

function rowKey({ session, college, unit, period }: RowPlace): string {
  return [session, college, unit, period].join('|')
}

function cellKey(course: string, category: string): string {
  return `${course}/${category}`
}

/** Course and category of a cell. */
export function inCell(key: string): { course: string; category: string } {
  const at = key.indexOf('/')
  return { course: key.slice(0, at), category: key.slice(at + 1) }
}

/** What is to be added to rows of counters, by key. */
export type RowChanges = Map<string, { place: RowPlace; cells: Cells }>

/** Adds what something counts as to changes, or takes it away. */
export function addCounted(changes: RowChanges, counted: Counted | null, factor: 1 | -1): void {
  if (counted === null) return
  for (const { unit, period, amounts } of partsOf(counted)) {
    for (const college of [ALL_COLLEGES, counted.place.college || NO_COLLEGE]) {
      const place = { session: counted.place.session, college, unit, period }
      const key = rowKey(place)
      const row = changes.get(key) ?? { place, cells: {} }
      changes.set(key, row)
      addToCell(row.cells, cellKey(counted.place.course, counted.place.category), amounts, factor)
    }
  }
}

function partsOf({ days, now }: Counted): { unit: Unit; period: string; amounts: Amounts }[] {
  const dated = Object.entries(days).flatMap(([day, amounts]) => [
    { unit: 'day' as const, period: day, amounts },
    { unit: 'month' as const, period: day.slice(0, 7), amounts },
    { unit: 'all' as const, period: '', amounts },
  ])
  return [...dated, { unit: 'all', period: '', amounts: now }]
}

function addToCell(cells: Cells, key: string, amounts: Readonly<Amounts>, factor: number): void {
  const cell = cells[key] ?? {}
  addAmounts(cell, amounts, factor)
  if (Object.keys(cell).length === 0) delete cells[key]
  else cells[key] = cell
}

/** The cells of a row after changes; the given ones stay as they are. */
export function cellsAfter(cells: Cells, changes: Cells): Cells {
  const after = structuredClone(cells)
  for (const [key, amounts] of Object.entries(changes)) addToCell(after, key, amounts, 1)
  return after
}

export function isUnchanged({ cells }: { cells: Cells }): boolean {
  return Object.keys(cells).length === 0
}
