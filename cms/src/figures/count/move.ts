import { isDeepStrictEqual } from 'node:util'
import {
  addCounted,
  type Cells,
  cellsAfter,
  isUnchanged,
  type RowChanges,
  type RowPlace,
} from '@pravesh/shared/admissions/figures/cells'
import type { Counted } from '@pravesh/shared/admissions/figures/counted'
import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { writeTogether } from '../../database/records/write-together.ts'
import { nextTurn } from '../../foundation/concurrency/next-turn.ts'
import type { FigureState } from '../../payload-types.ts'
import { retentionSettings } from '../../retention/index.ts'
import type { CountedNow } from './counted-now.ts'

/**
 * A move writes what records count as, and the counters that follow, as complete values. It is stored in the one row of the state
 * first, by a conditional update on its number; that is when it happens. Then its rows are written, each with the number, so that
 * a process that was interrupted or slow repeats nothing and overwrites nothing newer. The next move begins once all are written.
 */
export type Move = {
  entries: { key: string; counted: Counted | null; isNew: boolean }[]
  rows: (RowPlace & { key: string; cells: Cells; isNew: boolean })[]
}

const STATE = 'counters'

/** The state, after the rows of the latest move are written. */
export async function settledState(payload: Payload): Promise<FigureState> {
  const where = { key: { equals: STATE } }
  const find = () => readRow({ payload, collection: 'figure-state', where })
  let state = await find()
  if (state === null) {
    await insertIfAbsent({ payload, collection: 'figure-state', data: { key: STATE, number: 0, isApplied: true } })
    state = await find()
  }
  if (state === null) throw new Error('The state of the counters could not be created.')
  return state.isApplied ? state : applyMove(payload, state)
}

interface PrepareOptions {
  payload: Payload
  keys: readonly string[]
  /** What the records count as now. */
  counted: CountedNow
  now: Date
}

/** The move after which entries count as their records do. Null if they do already. The state must be settled. */
export async function prepareMove({ payload, keys, counted: after, now }: PrepareOptions): Promise<Move | null> {
  const before = await storedEntries(payload, keys)
  const changes: RowChanges = new Map()
  const entries: Move['entries'] = []
  for (const key of keys) {
    const was = before.get(key) ?? null
    const counted = after.get(key) ?? null
    if (isDeepStrictEqual(was, counted)) continue
    if (was !== null && !after.has(key) && (await wasAbandoned({ payload, counted: was, now }))) continue
    entries.push({ key, counted, isNew: !before.has(key) })
    addCounted(changes, was, -1)
    addCounted(changes, counted, 1)
  }
  if (entries.length === 0) return null
  await nextTurn()
  return { entries, rows: await rowsAfter(payload, changes) }
}

/** What is stored for records, by key. */
async function storedEntries(payload: Payload, keys: readonly string[]): Promise<Map<string, Counted | null>> {
  const before = new Map<string, Counted | null>()
  for (let at = 0; at < keys.length; at += ROWS_READ) {
    const where = { key: { in: keys.slice(at, at + ROWS_READ) } }
    const stored = await readRows({ payload, collection: 'figure-entries', where, fields: ['key', 'counted'] })
    for (const { key, counted } of stored) before.set(key, (counted ?? null) as Counted | null)
    await nextTurn()
  }
  return before
}

/** A form that is gone after so long a time was deleted because it was abandoned; it was started all the same. */
async function wasAbandoned({ payload, counted, now }: AbandonedOptions): Promise<boolean> {
  const { unsentForms } = (await retentionSettings(payload, now)).days
  const latest = addDays(dayInIndia(now), -unsentForms)
  return Object.keys(counted.days).every((day) => day <= latest)
}

interface AbandonedOptions {
  payload: Payload
  counted: Counted
  now: Date
}

/** A condition names as many rows as this. */
const ROWS_READ = 100

async function rowsAfter(payload: Payload, changes: RowChanges): Promise<Move['rows']> {
  const changed = [...changes].filter(([, row]) => !isUnchanged(row))
  const rows: Move['rows'] = []
  for (let at = 0; at < changed.length; at += ROWS_READ) {
    const some = changed.slice(at, at + ROWS_READ)
    const where = { key: { in: some.map(([key]) => key) } }
    const stored = await readRows({ payload, collection: 'figure-counts', where, fields: ['key', 'cells'] })
    const before = new Map(stored.map(({ key, cells }) => [key, cells as Cells]))
    for (const [key, { place, cells }] of some) {
      rows.push({ ...place, key, cells: cellsAfter(before.get(key) ?? {}, cells), isNew: !before.has(key) })
    }
    await nextTurn()
  }
  return rows
}

interface MakeOptions {
  payload: Payload
  /** As it was before the move was prepared. */
  state: FigureState
  move: Move
}

/** Makes a move. False if another process made one since the state was read. */
export async function makeMove({ payload, state, move }: MakeOptions): Promise<boolean> {
  const made = await changeOne({
    payload,
    collection: 'figure-state',
    where: {
      and: [{ id: { equals: state.id } }, { number: { equals: state.number } }, { isApplied: { equals: true } }],
    },
    data: { number: state.number + 1, isApplied: false, content: move },
  })
  if (made === null) return false
  await applyMove(payload, made)
  return true
}

/** Rows that are written at once. */
const ROWS_WRITTEN = 20

async function applyMove(payload: Payload, state: FigureState): Promise<FigureState> {
  const { id, number } = state
  const { entries, rows } = state.content as unknown as Move
  const writes = [
    ...entries.map((entry) => ({ collection: 'figure-entries' as const, ...entry })),
    ...rows.map((row) => ({ collection: 'figure-counts' as const, ...row })),
  ]
  for (let at = 0; at < writes.length; at += ROWS_WRITTEN) {
    await writeTogether(payload, async (req) => {
      for (const { collection, isNew, ...data } of writes.slice(at, at + ROWS_WRITTEN)) {
        const values = { ...data, move: number } as never
        if (isNew && (await insertIfAbsent({ payload, collection, data: values, req }))) continue
        const where = { and: [{ key: { equals: data.key } }, { move: { less_than: number } }] }
        const changed = 'cells' in data ? { cells: data.cells } : { counted: data.counted }
        await changeOne({ payload, collection, where, data: { ...changed, move: number } as never, req })
      }
    })
    await nextTurn()
  }
  const applied = await changeOne({
    payload,
    collection: 'figure-state',
    where: { and: [{ id: { equals: id } }, { number: { equals: number } }] },
    data: { isApplied: true, content: null },
  })
  // Another process has written them, too, and may have made another move.
  return applied ?? settledState(payload)
}
