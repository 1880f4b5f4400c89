import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { refreshAll } from '../entries/refresh-entries.ts'
import { type ProcessRecord, requireProcess } from '../processes/find-process.ts'
import { whilePublishing } from '../processes/while-publishing.ts'
import { contentOf, type ListedRun, publishedKeyOf, requireRun, runsOf } from './find-runs.ts'
import { inThread } from './in-thread.ts'
import { dayObstacle, type NextRound, nextRound } from './next-round.ts'
import { readRound } from './read-round.ts'
import { notNow } from './run-allotment.ts'

interface PublishOptions {
  payload: Payload
  /** Of the run; untrusted. */
  id: string
  staff: ActingStaff
  now: Date
}

/**
 * Publishes a dry run, by one conditional update; its seats are written by the work that follows. Throws a Problem: 404, 409 for the person who ran it, for a run that is published, refused
 * or not the newest, on a day outside the round, when the data have changed since, or when the check finds an error in what is stored.
 */
export async function publishRun({ payload, id, staff, now }: PublishOptions): Promise<void> {
  const run = await requireRun(payload, id)
  const process = await requireProcess(payload, run.process)
  await whilePublishing({
    payload,
    process,
    publish: async (reserved) => {
      await check({ payload, process: reserved.process, run, staff, now })
      await reserved.hold()
      if (!(await markPublished({ payload, run, staff, now })))
        throw notNow('A colleague has just published this round.')
    },
  })
}

interface CheckOptions extends Omit<PublishOptions, 'id'> {
  process: ProcessRecord
  run: ListedRun
}

/** Throws a Problem (409) unless the run is what the data give now. */
async function check({ payload, process, run, staff, now }: CheckOptions): Promise<void> {
  const round = await nextRound({ payload, process, now })
  const obstacle = obstacleOf(run, round, await runsOf(payload, process.id), staff)
  if (obstacle !== '') throw notNow(obstacle)
  const wait = round.step === null ? round.obstacle : round.obstacle || dayObstacle(round.step, now)
  if (wait !== '') throw notNow(wait)
  if (!(await hasSameBasis(payload, run, { process, round }))) throw notNow(OTHER_BASIS)
  await refreshAll({ payload, process, now })
  const { entries, job } = readRound({ payload, process, round })
  const { inputHash, resultHash } = run
  const stored = { content: await contentOf(payload, run.id), inputHash, resultHash }
  const checked = await inThread({ entries, job: async () => ({ kind: 'check', job: await job(), stored }) })
  if (checked.kind !== 'checked') throw new Error('The thread answered another question.')
  if (checked.findings.length > 0) {
    await refuse(payload, run, checked.findings)
    throw notNow(`The check found an error in this run: ${checked.findings[0]}. Run again.`)
  }
  if (!checked.isSameInput)
    throw notNow('Choices, seats or entries have changed since this run. Run again, then compare.')
}

const OTHER_BASIS = 'The rules, seats or lists have changed since this run. Run again, then compare.'

/** What is stored with a run must be what it was computed from, also where the seats would be the same. */
async function hasSameBasis(
  payload: Payload,
  { id, matrixVersion }: ListedRun,
  { process, round }: { process: ProcessRecord; round: NextRound },
): Promise<boolean> {
  const where = { id: { equals: id } }
  const row = await readRow({ payload, collection: 'allotment-runs', where, fields: ['rules', 'list'] })
  const isSameList = (row?.list ?? null) === (round.list?.id ?? null)
  return matrixVersion === process.matrixVersion && isSameList && isDeepStrictEqual(row?.rules, process.rules)
}

function obstacleOf(run: ListedRun, { step }: NextRound, runs: readonly ListedRun[], staff: ActingStaff): string {
  if (run.state === 'published') return 'This run is already published.'
  if (run.state === 'refused') return 'The check found errors in this run. Run again.'
  if (run.round !== step?.round) return 'This round is already published.'
  const newest = runs.find(({ round }) => round === run.round)
  if (newest?.id !== run.id) return 'There is a newer run of this round. Look at that one.'
  if (run.ranById === staff.id) return 'Another person than the one who ran it publishes a run.'
  return ''
}

async function refuse(payload: Payload, run: ListedRun, findings: readonly string[]): Promise<void> {
  await changeOne({
    payload,
    collection: 'allotment-runs',
    where: { and: [{ id: { equals: run.id } }, { state: { equals: 'dry' } }] },
    data: { state: 'refused', findings: [...findings] },
  })
}

interface MarkOptions extends Omit<PublishOptions, 'id'> {
  run: ListedRun
}

/** Each round is published once: a second run of it would need the same unique key. */
async function markPublished({ payload, run, staff, now }: MarkOptions): Promise<boolean> {
  const publishedKey = publishedKeyOf(run.process, run.round)
  const at = now.toISOString()
  try {
    const marked = await changeOne({
      payload,
      collection: 'allotment-runs',
      where: { and: [{ id: { equals: run.id } }, { state: { equals: 'dry' } }] },
      data: {
        ...{ state: 'published', publishedKey, publishedAt: at, publishedBy: staff.name, publishedById: staff.id },
        ...{ dueAt: at, attempts: 0 },
      },
    })
    return marked !== null
  } catch (error) {
    // Databases report uniqueness conflicts differently, so look for the run that holds the key instead.
    const holder = await readRow({
      payload,
      collection: 'allotment-runs',
      where: { publishedKey: { equals: publishedKey } },
      fields: [],
    })
    if (holder === null || holder.id === run.id) throw error
    return false
  }
}
