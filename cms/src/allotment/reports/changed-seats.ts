import { CAUSE_LABELS, type ChangedSeat } from '@pravesh/shared/allotment/compare/compare-runs'
import { unitTitle } from '@pravesh/shared/allotment/process/list-title'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import { defineExport } from '../../admin-kit/export/define-export.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { type ProcessRecord, requireProcess } from '../processes/find-process.ts'
import { requireMeritReader } from '../processes/merit-staff.ts'
import { changedSeatsOf, requireRun } from '../runs/find-runs.ts'

/** A person whose seat is another one than in the run before. */
interface ChangedRow {
  number: string
  before: string
  categoryBefore: string
  after: string
  categoryAfter: string
  cause: string
}

const SLICE = 500

/** Every seat that differs between a run and the one before, such as after a change of law. Query `run`, besides that of all exports. */
export const changedSeats = defineExport<ChangedRow>({
  name: 'changed-seats',
  collection: 'allotment-runs',
  hasOwnLink: true,
  columns: [
    { name: 'number', label: 'Application', value: ({ number }) => number },
    { name: 'before', label: 'Seat before', value: ({ before }) => before },
    { name: 'categoryBefore', label: 'Category before', value: ({ categoryBefore }) => categoryBefore },
    { name: 'after', label: 'Seat after', value: ({ after }) => after },
    { name: 'categoryAfter', label: 'Category after', value: ({ categoryAfter }) => categoryAfter },
    { name: 'cause', label: 'Cause', value: ({ cause }) => cause },
  ],
  requireReader: async ({ req }) => requireMeritReader(req),
  open: async ({ payload, query }) => {
    const run = await requireRun(payload, query.get('run') ?? '')
    const process = await requireProcess(payload, run.process)
    const changes = await changedSeatsOf(payload, run)
    return {
      filters: JSON.stringify({ run: run.id }),
      count: async () => changes.length,
      slices: async function* () {
        for (let at = 0; at < changes.length; at += SLICE)
          yield await rowsOf(payload, process, changes.slice(at, at + SLICE))
      },
    }
  },
})

async function rowsOf(
  payload: Payload,
  { units }: Pick<ProcessRecord, 'units'>,
  changes: readonly ChangedSeat[],
): Promise<ChangedRow[]> {
  const where = { rowKey: { in: changes.map(({ key }) => key) } }
  const fields = ['rowKey', 'number'] as const
  const entries = await readRows({ payload, collection: 'merit-entries', where, fields, limit: SLICE })
  const numbers = new Map(entries.map(({ rowKey, number }) => [rowKey, number]))
  const titles = new Map(
    units.map(({ code, collegeName, subject }) => [code, unitTitle({ college: collegeName, subject }, DEFAULT_LOCALE)]),
  )
  const titleOf = (seat: ChangedSeat['before']) => (seat === null ? '' : (titles.get(seat.unit) ?? seat.unit))
  return changes.map(({ key, before, after, cause }) => ({
    // Who has had the data erased has no number any more.
    ...{ number: numbers.get(key) ?? '', before: titleOf(before), after: titleOf(after) },
    ...{ categoryBefore: before?.category ?? '', categoryAfter: after?.category ?? '', cause: CAUSE_LABELS[cause] },
  }))
}
