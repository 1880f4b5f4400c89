import type { VacancyRow } from '@pravesh/shared/allotment/calls/public-calls'
import { GIVEN_UP } from '@pravesh/shared/allotment/offers/status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import type { ListedRun } from './find-runs.ts'
import { namedFigures } from './run-view.ts'

const collection = 'seat-offers'

/** How many seats have ended, by unit and category. */
type Ended = ReadonlyMap<string, number>

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: the seats that have ended since the last round of each process, and how many there were when they were read. */
    endedSeats?: Map<string, { run: string; count: number; ended: Promise<Ended> }> | undefined
  }
}

interface NowOptions {
  payload: Payload
  process: ProcessRecord
  /** The last published round. */
  run: ListedRun
}

/** The seats after a round, without those that have ended since: they are vacant, and the next round gives them. */
export async function vacanciesNow({ payload, process, run }: NowOptions): Promise<VacancyRow[]> {
  const ended = await endedSince({ payload, process, run })
  return namedFigures(process, run.figures).map((row) => {
    const count = Math.min(row.filled, ended.get(`${row.unit}/${row.category}`) ?? 0)
    return { ...row, filled: row.filled - count, vacant: row.vacant + count }
  })
}

/** Kept while their number is the same: a seat that has ended never comes back. The page is public, so thousands may ask on the same day. */
async function endedSince({ payload, process, run }: NowOptions): Promise<Ended> {
  const where = {
    and: [
      { process: { equals: process.id } },
      { status: { in: [...GIVEN_UP] } },
      { answeredAt: { greater_than: run.publishedAt ?? '' } },
    ],
  }
  const count = await countRows({ payload, collection, where })
  portalOf(payload).endedSeats ??= new Map()
  const kept = portalOf(payload).endedSeats ?? new Map()
  const known = kept.get(process.id)
  if (known?.run === run.id && known.count === count) return known.ended
  const ended = read(payload, where)
  kept.set(process.id, { run: run.id, count, ended })
  ended.catch(() => kept.delete(process.id))
  return ended
}

async function read(payload: Payload, where: Condition<typeof collection>): Promise<Ended> {
  const ended = new Map<string, number>()
  const fields = ['unit', 'category'] as const
  for await (const offers of walkRecords({ payload, collection, where, fields }))
    for (const { unit, category } of offers) {
      const name = `${unit}/${category}`
      ended.set(name, (ended.get(name) ?? 0) + 1)
    }
  return ended
}
