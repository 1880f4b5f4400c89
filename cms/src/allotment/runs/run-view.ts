import type { VacancyRow } from '@pravesh/shared/allotment/calls/public-calls'
import type { RunRow, RunView } from '@pravesh/shared/allotment/calls/run-calls'
import type { SeatFigures } from '@pravesh/shared/allotment/figures/vacancies'
import type { CategoryCode } from '@pravesh/shared/allotment/process/units'
import { frameOf } from '@pravesh/shared/allotment/rounds/present-rows'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { ListedRun } from './find-runs.ts'

export function runRow(run: ListedRun): RunRow {
  const { id, round, number, state, ranAt, ranBy, publishedAt, publishedBy, inputHash, resultHash } = run
  const published = { publishedAt: publishedAt ?? null, publishedBy: publishedBy ?? null }
  return { id, round, number, state, ranAt, ranBy, ...published, inputHash, resultHash }
}

interface ViewOptions {
  payload: Payload
  process: ProcessRecord
  run: ListedRun
  /** Whether the one who reads it may publish it now. */
  isPublishable: boolean
}

/** A run as staff see it, with the numbers of applications in place of keys. */
export async function runView({ payload, process, run, isPublishable }: ViewOptions): Promise<RunView> {
  const { comparison, findings, candidates, seated } = run
  const keys = (comparison?.rows ?? []).map(({ key }) => key)
  const rows =
    keys.length === 0
      ? []
      : await readRows({
          payload,
          collection: 'merit-entries',
          where: { rowKey: { in: keys } },
          fields: ['rowKey', 'number'],
          limit: keys.length,
        })
  const numbers = new Map(rows.map(({ rowKey, number }) => [rowKey, number]))
  return {
    ...runRow(run),
    processId: process.id,
    ...{ candidates, seated, findings, isPublishable },
    figures: namedFigures(process, run.figures),
    comparison: comparison && {
      ...comparison,
      rows: comparison.rows.map((row) => ({ ...row, number: numbers.get(row.key) ?? '' })),
    },
  }
}

/** Figures with names in place of the places in an input. */
export function namedFigures({ rules, units }: ProcessRecord, figures: readonly SeatFigures[]): VacancyRow[] {
  const frame = frameOf({ ...rules, units, seats: [] })
  const byCode = new Map(units.map((unit) => [unit.code, unit]))
  return figures.flatMap(({ unit: place, category, seats, filled, vacant, cutOff }) => {
    const unit = byCode.get(frame.units[place]?.code ?? '')
    if (unit === undefined) return []
    const { code, collegeName: college, subject } = unit
    const of = { unit: code, college, subject, category: (rules.categories[category] ?? 'UR') as CategoryCode }
    return [{ ...of, seats, filled, vacant, cutOff }]
  })
}
