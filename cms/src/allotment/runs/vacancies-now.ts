import type { VacancyRow } from '@pravesh/shared/allotment/calls/public-calls'
import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { ListedRun } from './find-runs.ts'
import { namedFigures } from './run-view.ts'

interface NowOptions {
  payload: Payload
  process: ProcessRecord
  /** The last published round. */
  run: ListedRun
}

/** The seats after a round, without those that have ended since: they are vacant, and the next round gives them. */
export async function vacanciesNow({ payload, process, run }: NowOptions): Promise<VacancyRow[]> {
  const ended = new Map<string, number>()
  const where = {
    and: [
      { process: { equals: process.id } },
      { status: { in: ['declined' as const, 'lapsed' as const, 'withdrawn' as const] } },
      { answeredAt: { greater_than: run.publishedAt ?? '' } },
    ],
  }
  const fields = ['unit', 'category'] as const
  for await (const offers of walkRecords({ payload, collection: 'seat-offers', where, fields }))
    for (const { unit, category } of offers) {
      const name = `${unit}/${category}`
      ended.set(name, (ended.get(name) ?? 0) + 1)
    }
  return namedFigures(process, run.figures).map((row) => {
    const count = Math.min(row.filled, ended.get(`${row.unit}/${row.category}`) ?? 0)
    return { ...row, filled: row.filled - count, vacant: row.vacant + count }
  })
}
