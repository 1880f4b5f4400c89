import type { SeatFigures } from '@pravesh/shared/allotment/figures/vacancies'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { type ProcessRecord, processRecord } from '../processes/find-process.ts'

/** The lowest scores with a seat in the last round of the process before, by unit and category: `A/BENGALI SC`. */
export type CutOffs = ReadonlyMap<string, number>

/** Those of the newest earlier session of the course; empty if no process of it was published. */
export async function lastCutOffs(
  payload: Payload,
  { course, sessionYear }: Pick<ProcessRecord, 'course' | 'sessionYear'>,
): Promise<CutOffs> {
  const earlier = { and: [{ course: { equals: course } }, { sessionYear: { less_than: sessionYear } }] }
  const [row] = await readRows({
    payload,
    collection: 'merit-processes',
    where: earlier,
    sort: '-sessionYear',
    limit: 1,
  })
  if (row === undefined) return new Map()
  const { id, units, rules } = processRecord(row)
  const where = { and: [{ process: { equals: id } }, { state: { equals: 'published' as const } }] }
  const fields = ['figures'] as const
  const [run] = await readRows({ payload, collection: 'allotment-runs', where, fields, sort: '-round', limit: 1 })
  // Written by the portal only. Units stand in the file in the order of their codes.
  const figures = (run?.figures ?? []) as unknown as SeatFigures[]
  const codes = units.map(({ code }) => code).sort()
  return new Map(
    figures.flatMap(({ unit, category, cutOff }) =>
      cutOff === null ? [] : [[`${codes[unit]} ${rules.categories[category]}`, cutOff] as const],
    ),
  )
}
