import type { Holder } from '@pravesh/shared/allotment/rounds/round-input'
import type { Held } from '@pravesh/shared/allotment/run/run-input'
import type { Payload } from 'payload'
import { walkRecords } from '../../database/slices/walk-records.ts'
import { LIST_COLUMNS, listsIn } from '../entries/entry-record.ts'
import { storedList } from '../lists/list-cache.ts'
import { findMatrix } from '../matrix/find-matrix.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { contentOf, type ListedRun, runsOf } from './find-runs.ts'
import type { NextRound } from './next-round.ts'
import type { JobEntry, RunJob } from './run-job.ts'

interface ReadOptions {
  payload: Payload
  process: ProcessRecord
  round: NextRound
}

/** What a round is computed from: entries in slices, then everything else. The job is complete once all entries are read. */
export function readRound(options: ReadOptions): { entries: AsyncIterable<JobEntry[]>; job: () => Promise<RunJob> } {
  const holders: [string, Holder][] = []
  return { entries: entriesOf(options, holders), job: () => jobOf(options, holders) }
}

async function* entriesOf({ payload, process }: ReadOptions, holders: [string, Holder][]) {
  const seats = await heldSeats(payload, process.id)
  const fields = [...LIST_COLUMNS, 'rowKey', 'category', 'groups', 'choices', 'standing', 'isValid', 'offer'] as const
  const where = { and: [{ process: { equals: process.id } }, { standing: { in: ['in' as const, 'joined' as const] } }] }
  for await (const rows of walkRecords({ payload, collection: 'merit-entries', where, fields })) {
    const slice: JobEntry[] = []
    for (const row of rows) {
      const { rowKey: key, category, choices, standing, isValid, offer } = row
      const groups = (row.groups ?? []) as string[]
      const next = seats.get(offer ?? '')
      if (next) holders.push([key, { next, groups }])
      else if (standing === 'in' && isValid) {
        const subjects = listsIn(row).map(({ list }) => list)
        slice.push({ key, subjects, category, groups, choices: (choices ?? []) as string[] })
      }
    }
    yield slice
  }
}

/** Accepted and paid seats by id, with what their applicants want. Who has joined, or is joining, keeps the seat. */
async function heldSeats(payload: Payload, process: string): Promise<Map<string, Held['next']>> {
  const seats = new Map<string, Held['next']>()
  const where = {
    and: [{ process: { equals: process } }, { status: { in: ['accepted' as const, 'joined' as const] } }],
  }
  const fields = ['status', 'next', 'joiningAt'] as const
  for await (const rows of walkRecords({ payload, collection: 'seat-offers', where, fields })) {
    for (const { id, status, joiningAt, next } of rows)
      seats.set(id, status === 'joined' || joiningAt ? 'freeze' : (next ?? 'freeze'))
  }
  return seats
}

async function jobOf({ payload, process, round }: ReadOptions, holders: RunJob['holders']): Promise<RunJob> {
  const { rules, units, matrixVersion } = process
  const { step, before, list, isLast } = round
  const number = step?.round ?? 0
  const [matrix, stored] = await Promise.all([
    findMatrix(payload, { process: process.id, version: matrixVersion }),
    storedList(payload, list?.id ?? ''),
  ])
  const { categories, groups, moves, pack } = rules
  return {
    title: `${process.title}, round ${number}`,
    round: number,
    isLastRound: isLast,
    rulePack: { name: pack.name, version: pack.version },
    basis: { categories, groups, moves, units, seats: matrix?.rows ?? [] },
    list: stored ?? '',
    before: before && { content: await contentOf(payload, before.id), seats: await seatsIn(payload, before) },
    compared: await comparedTo({ payload, process, number, before }),
    // In the order of the keys, as candidates.
    holders: holders.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  }
}

async function seatsIn(payload: Payload, { process, matrixVersion }: ListedRun): Promise<RunJob['basis']['seats']> {
  return (await findMatrix(payload, { process, version: matrixVersion }))?.rows ?? []
}

interface ComparedOptions {
  payload: Payload
  process: ProcessRecord
  number: number
  before: ListedRun | null
}

async function comparedTo({ payload, process, number, before }: ComparedOptions): Promise<RunJob['compared']> {
  const earlier = (await runsOf(payload, process.id)).find(({ round }) => round === number)
  if (earlier) return { with: 'run-before', content: await contentOf(payload, earlier.id) }
  return before && { with: 'round-before', content: await contentOf(payload, before.id) }
}
