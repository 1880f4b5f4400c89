import { isDeepStrictEqual } from 'node:util'
import { addCounted, type Cells, type RowChanges } from '@pravesh/shared/admissions/figures/cells'
import type { Counted } from '@pravesh/shared/admissions/figures/counted'
import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { type Move, makeMove, settledState } from './move.ts'

interface CompareOptions {
  payload: Payload
  signal?: AbortSignal | undefined
}

/** Runs until nothing was counted meanwhile; the next check makes up for one that always was interrupted. */
const MAX_ATTEMPTS = 3

/** Compares the counters with the sums of the entries and repairs them. Returns the number of rows that differed. */
export async function compareCounters({ payload, signal }: CompareOptions): Promise<number> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const state = await settledState(payload)
    const rows = await differingRows({ payload, signal })
    if (signal?.aborted) return 0
    const after = await settledState(payload)
    if (after.number !== state.number) continue
    if (rows.length === 0 || (await makeMove({ payload, state, move: { entries: [], rows } }))) return rows.length
  }
  return 0
}

async function differingRows({ payload, signal }: CompareOptions): Promise<Move['rows']> {
  const sums: RowChanges = new Map()
  for await (const entries of walkRecords({ payload, collection: 'figure-entries', fields: ['counted'] })) {
    if (signal?.aborted) return []
    for (const { counted } of entries) addCounted(sums, (counted ?? null) as Counted | null, 1)
  }
  const rows: Move['rows'] = []
  for await (const stored of walkRecords({ payload, collection: 'figure-counts' })) {
    for (const { key, session, college, unit, period, cells } of stored) {
      const expected = sums.get(key)?.cells ?? {}
      sums.delete(key)
      if (isDeepStrictEqual(cells as Cells, expected)) continue
      const place = {
        session: session ?? '',
        college,
        unit: unit as Move['rows'][number]['unit'],
        period: period ?? '',
      }
      rows.push({ ...place, key, cells: expected, isNew: false })
    }
  }
  for (const [key, { place, cells }] of sums) {
    if (Object.keys(cells).length > 0) rows.push({ ...place, key, cells, isNew: true })
  }
  return rows
}
