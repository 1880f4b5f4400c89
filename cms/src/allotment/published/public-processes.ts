import type { PublicProcess } from '@pravesh/shared/allotment/calls/public-calls'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { listsOf } from '../lists/find-lists.ts'
import { findMatrix } from '../matrix/find-matrix.ts'
import { type ProcessRecord, processesIn } from '../processes/find-process.ts'

/** The processes that applicants see, the newest session first. */
export async function publicProcesses(payload: Payload): Promise<PublicProcess[]> {
  const processes = await processesIn(payload, ['open', 'closed'])
  return Promise.all(processes.map((process) => publicProcess(payload, process)))
}

async function publicProcess(payload: Payload, process: ProcessRecord): Promise<PublicProcess> {
  const { id, title, course, sessionYear: session, state, steps, units, rules, lotSeed, lotSeedHash } = process
  const [lists, runs, matrix] = await Promise.all([
    listsOf(payload, id),
    publishedRuns(payload, id),
    findMatrix(payload, { process: id, version: process.matrixVersion }),
  ])
  return {
    ...{ id, title, course, session, state, steps, lotSeedHash },
    units: units.map(({ code, collegeName: college, subject, amountPaise }) => ({
      ...{ code, college, subject, amountPaise },
    })),
    seats: matrix?.rows ?? [],
    categories: [...rules.categories],
    examinations: rules.scoring.kind === 'weighted' ? rules.scoring.parts.map(({ examination }) => examination) : [],
    ties: [...rules.ties],
    subjects: [...new Set(units.map(({ subject }) => subject))].sort(byName),
    lists: lists.map(({ kind, version, publishedAt, hash, reason }) => ({
      ...{ kind, version, publishedAt, hash, reason: reason ?? '' },
    })),
    runs,
    // So that everyone can draw the same lots, once none can be chosen any more.
    lotSeed: lists.length > 0 ? lotSeed : null,
  }
}

/** Those of subjects first: the first one is shown before the reader chooses. */
const byName = (one: string, other: string) =>
  Number(one === SERVICE_LIST) - Number(other === SERVICE_LIST) || (one < other ? -1 : 1)

/** Far above the rounds of a process. */
const MAX_ROUNDS = 100

async function publishedRuns(payload: Payload, processId: string): Promise<PublicProcess['runs']> {
  const where = { and: [{ process: { equals: processId } }, { state: { equals: 'published' as const } }] }
  const fields = ['round', 'publishedAt', 'inputHash', 'resultHash'] as const
  const rows = await readRows({
    payload,
    collection: 'allotment-runs',
    where,
    fields,
    sort: 'round',
    limit: MAX_ROUNDS,
  })
  return rows.map(({ id, round, publishedAt, inputHash, resultHash }) => ({
    ...{ id, round, publishedAt: publishedAt ?? '', inputHash, resultHash },
  }))
}
