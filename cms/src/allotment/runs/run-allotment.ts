import type { InputError } from '@pravesh/shared/allotment/run/check-input'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { refreshAll } from '../entries/refresh-entries.ts'
import { writeParts, writeText } from '../lists/parts.ts'
import { type ProcessRecord, requireProcess } from '../processes/find-process.ts'
import { runsOf } from './find-runs.ts'
import { inThread } from './in-thread.ts'
import { type NextRound, nextRound } from './next-round.ts'
import { readRound } from './read-round.ts'
import type { ComputedRun } from './run-job.ts'

interface RunOptions {
  payload: Payload
  /** Of the process; untrusted. */
  id: string
  staff: ActingStaff
  now: Date
}

/**
 * A dry run of the next round, stored as it came out; its id. One in which the check finds an error is stored as refused. Throws a Problem: 404, 409 while
 * the round has to wait, the input is wrong, or a colleague runs it, too.
 */
export async function runAllotment({ payload, id, staff, now }: RunOptions): Promise<string> {
  const process = await requireProcess(payload, id)
  const round = await nextRound({ payload, process, now })
  if (round.step === null || round.obstacle !== '') throw notNow(round.obstacle)
  await refreshAll({ payload, process, now })
  const { entries, job } = readRound({ payload, process, round })
  const result = await inThread({ entries, job: async () => ({ kind: 'run', job: await job() }) })
  if (result.kind === 'units-changed') throw notNow(UNITS_CHANGED)
  if (result.kind === 'wrong-input') throw notNow(wrongInput(result.errors))
  if (result.kind !== 'computed') throw new Error('The thread answered another question.')
  return store({ payload, process, round, run: result.run, staff, now })
}

const UNITS_CHANGED =
  'The colleges, subjects or categories are not those of the round before. Take the change back, then run again.'

const WRONG: Record<InputError['code'], string> = {
  'moves-in-a-circle': 'vacant seats move in a circle',
  'held-above-capacity': 'fewer seats than people have accepted',
  'equal-merit': 'two people have the same place',
  'same-key': 'a row is there twice',
  'held-category': 'a seat of another category is held',
  'held-without-merit': 'a holder is not on the list',
  'too-many-groups': 'there are too many groups',
}

function wrongInput(errors: readonly InputError[]): string {
  return `The run cannot begin: ${errors.map(({ code, at }) => `${at}: ${WRONG[code]}`).join('; ')}.`
}

interface StoreOptions extends Omit<RunOptions, 'id'> {
  process: ProcessRecord
  round: NextRound
  run: ComputedRun
}

async function store({ payload, process, round, run, staff, now }: StoreOptions): Promise<string> {
  const number = round.step?.round ?? 0
  const earlier = (await runsOf(payload, process.id)).filter((each) => each.round === number)
  const own = (earlier[0]?.number ?? 0) + 1
  const key = `${process.id}/${number}/${own}`
  const id = newRecordId(payload, now)
  const { figures, comparison, changedSeats, findings, outcomes, content, ...facts } = run
  await writeText({ payload, owner: id, kind: 'content' }, content)
  await writeParts({ payload, owner: id, kind: 'outcomes' }, outcomes)
  await writeText({ payload, owner: id, kind: 'changed-seats' }, changedSeats)
  const data = {
    ...{ key, process: process.id, round: number, number: own, publishedKey: key },
    state: findings.length === 0 ? ('dry' as const) : ('refused' as const),
    rules: structuredClone(process.rules) as object as Record<string, unknown>,
    ...{ matrixVersion: process.matrixVersion, lotSeed: process.lotSeed, list: round.list?.id ?? null },
    ...facts,
    figures: [...figures],
    comparison: comparison as Record<string, unknown> | null,
    findings: [...findings],
    ...{ content: '', portions: outcomes.length },
    ...{ ranAt: now.toISOString(), ranBy: staff.name, ranById: staff.id, offersUpTo: 0, attempts: 0 },
  }
  if (!(await insertIfAbsent({ payload, collection: 'allotment-runs', id, data }))) throw notNow(AT_ONCE)
  return id
}

const AT_ONCE = 'A colleague has just run this round. Look at that run.'

/** A run that is not possible now, with the reason for staff. */
export function notNow(publicMessage: string): Problem {
  return new Problem({ code: 'NOT_NOW', status: 409, publicMessage })
}
