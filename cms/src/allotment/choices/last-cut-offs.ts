import type { LastCutOff } from '@pravesh/shared/allotment/calls/own-process'
import type { SeatFigures } from '@pravesh/shared/allotment/figures/vacancies'
import type { CategoryCode, UnitSetting } from '@pravesh/shared/allotment/process/units'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { type ProcessRecord, processRecord } from '../processes/find-process.ts'

type Asked = Pick<UnitSetting, 'college' | 'subject' | 'cutOffs'>

/** The last score with a seat at a unit for a category, else that of the seats open to everyone; null if unknown. */
export type FindCutOff = (unit: Asked, category: CategoryCode) => LastCutOff | null

/** Looks in the last round of the process before, then among what staff have entered. */
export async function lastCutOffs(
  payload: Payload,
  process: Pick<ProcessRecord, 'course' | 'sessionYear'>,
): Promise<FindCutOff> {
  const own = await ownCutOffs(payload, process)
  return (unit, category) => {
    const { cutOffs } = unit
    const known = own.scores.get(nameOf(unit, category)) ?? own.scores.get(nameOf(unit, 'UR'))
    if (known !== undefined) return { score: known, session: own.session, source: '' }
    const entered = cutOffs?.scores[category] ?? cutOffs?.scores.UR
    if (cutOffs === undefined || entered === undefined) return null
    return { score: entered, session: cutOffs.session, source: cutOffs.source }
  }
}

/** Of another session a unit may have another code, and its code be that of another unit. */
const nameOf = ({ college, subject }: Omit<Asked, 'cutOffs'>, category = '') => `${college}/${subject} ${category}`

interface OwnCutOffs {
  session: string
  /** By `nameOf`. */
  scores: ReadonlyMap<string, number>
}

/** Those of the newest earlier session of the course; empty if no round of it was published. */
async function ownCutOffs(
  payload: Payload,
  { course, sessionYear }: Pick<ProcessRecord, 'course' | 'sessionYear'>,
): Promise<OwnCutOffs> {
  const earlier = { and: [{ course: { equals: course } }, { sessionYear: { less_than: sessionYear } }] }
  const [row] = await readRows({
    payload,
    collection: 'merit-processes',
    where: earlier,
    sort: '-sessionYear',
    limit: 1,
  })
  if (row === undefined) return { session: '', scores: new Map() }
  const { id, units, rules, sessionYear: session } = processRecord(row)
  const where = { and: [{ process: { equals: id } }, { state: { equals: 'published' as const } }] }
  const fields = ['figures'] as const
  const [run] = await readRows({ payload, collection: 'allotment-runs', where, fields, sort: '-round', limit: 1 })
  // Written by the portal only. Units stand in the file in the order of their codes.
  const figures = (run?.figures ?? []) as unknown as SeatFigures[]
  const inOrder = units.toSorted((a, b) => (a.code < b.code ? -1 : 1))
  const scores = figures.flatMap(({ unit: place, category, cutOff }) => {
    const unit = inOrder[place]
    return unit === undefined || cutOff === null ? [] : [[nameOf(unit, rules.categories[category]), cutOff] as const]
  })
  return { session, scores: new Map(scores) }
}
