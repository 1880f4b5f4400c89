import type { RunComparison } from '@pravesh/shared/allotment/calls/run-calls'
import type { ChangedSeat } from '@pravesh/shared/allotment/compare/compare-runs'
import type { SeatFigures } from '@pravesh/shared/allotment/figures/vacancies'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import { notFound } from '../../foundation/problem.ts'
import type { AllotmentRun } from '../../payload-types.ts'
import { unpackedLater } from '../lists/packed.ts'
import { readText } from '../lists/parts.ts'

const collection = 'allotment-runs'

/** What is shown in lists, without the content, which is large. */
const LISTED = [
  ...['process', 'round', 'number', 'state', 'ranAt', 'ranBy', 'ranById', 'publishedAt', 'publishedBy'],
  ...['inputHash', 'resultHash', 'matrixVersion', 'candidates', 'seated', 'figures', 'comparison', 'findings', 'dueAt'],
] as never[]

type ListedName =
  | 'id'
  | 'process'
  | 'round'
  | 'number'
  | 'state'
  | 'ranAt'
  | 'ranBy'
  | 'ranById'
  | 'publishedAt'
  | 'publishedBy'
  | 'inputHash'
  | 'resultHash'
  | 'matrixVersion'
  | 'candidates'
  | 'seated'
  | 'dueAt'

export interface ListedRun extends Pick<AllotmentRun, ListedName> {
  figures: SeatFigures[]
  comparison: RunComparison | null
  findings: string[]
}

/** Far above the runs of a process. */
const MAX_RUNS = 500

/** The runs of a process, the newest first. */
export async function runsOf(payload: Payload, process: string, state?: 'published'): Promise<ListedRun[]> {
  const and: Condition<typeof collection>[] = [{ process: { equals: process } }]
  if (state) and.push({ state: { equals: state } })
  const sort = ['-round', '-number'] as const
  const rows = await readRows({ payload, collection, where: { and }, fields: LISTED, sort, limit: MAX_RUNS })
  return rows.map(listedRun)
}

/** By which a round is published once. */
export const publishedKeyOf = (process: string, round: number): string => `${process}/${round}`

/** A run without its content, by an untrusted id. Throws a Problem (404) when there is none. */
export async function requireRun(payload: Payload, id: string): Promise<ListedRun> {
  const row = isRecordId(id)
    ? await readRow({ payload, collection, where: { id: { equals: id } }, fields: LISTED })
    : null
  if (row === null) throw notFound('run')
  return listedRun(row)
}

/** The content of a run, as stored. Empty if there is none. */
export async function contentOf(payload: Payload, id: string): Promise<string> {
  const row = await readRow({ payload, collection, where: { id: { equals: id } }, fields: ['content'] })
  // Runs from before there were parts have their content themselves.
  return row?.content || readText({ payload, owner: id, kind: 'content' })
}

/** Every seat that differs from the run with which a run was compared. */
export async function changedSeatsOf(payload: Payload, run: ListedRun): Promise<readonly ChangedSeat[]> {
  const stored = await readText({ payload, owner: run.id, kind: 'changed-seats' })
  // Runs from before all were stored have the first.
  return stored === '' ? (run.comparison?.rows ?? []) : JSON.parse(await unpackedLater(stored))
}

/** Unchecked, because only the portal writes these rows. */
function listedRun(row: object): ListedRun {
  const { comparison, findings, ...rest } = row as ListedRun
  return { ...rest, comparison: comparison ?? null, findings: findings ?? [] }
}
