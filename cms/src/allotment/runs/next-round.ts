import { roundsOf } from '@pravesh/shared/allotment/process/open-now'
import type { Step } from '@pravesh/shared/allotment/process/steps'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { exists } from '../../database/records/exists.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { MeritList } from '../../payload-types.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { type ListedRun, runsOf } from './find-runs.ts'

export interface NextRound {
  /** Null after the last round. */
  step: Step | null
  isLast: boolean
  /** The published run of the round before; null before the first. */
  before: ListedRun | null
  /** The newest published final list. */
  list: Pick<MeritList, 'id' | 'version'> | null
  /** Why it cannot be run now, for staff; empty if it can. */
  obstacle: string
}

interface RoundOptions {
  payload: Payload
  process: ProcessRecord
  now: Date
}

/** The round that follows the published ones, and what it waits for. */
export async function nextRound({ payload, process, now }: RoundOptions): Promise<NextRound> {
  const rounds = roundsOf(process.steps)
  const [[before = null], list] = await Promise.all([
    runsOf(payload, process.id, 'published'),
    finalList(payload, process.id),
  ])
  const number = (before?.round ?? 0) + 1
  const step = rounds.find(({ round }) => round === number) ?? null
  const facts = { payload, process, step, before, list, day: dayInIndia(now), rounds }
  return { step, isLast: number >= rounds.length, before, list, obstacle: await obstacleOf(facts) }
}

interface Facts extends Omit<NextRound, 'isLast' | 'obstacle'> {
  payload: Payload
  process: ProcessRecord
  /** `YYYY-MM-DD` in India. */
  day: string
  rounds: readonly Step[]
}

async function obstacleOf({ payload, process, step, before, list, day, rounds }: Facts): Promise<string> {
  if (step === null) return 'All rounds are published.'
  if (process.state !== 'open') return 'The process is not open.'
  if (list === null) return 'Publish the final list first.'
  if (process.matrixVersion === 0) return 'Enter the seats first.'
  const choices = process.steps.find(({ kind }) => kind === 'choices')
  if (choices && day <= choices.last) return `Applicants can change their choices until ${formatLongDay(choices.last)}.`
  if (before === null) return ''
  const answers = rounds.find(({ round }) => round === before.round)
  if (answers && day <= answers.last) {
    return `Seats of round ${before.round} can be answered until ${formatLongDay(answers.last)}.`
  }
  const isOutstanding = Boolean(before.dueAt) || (await hasOpenSeats(payload, process.id))
  return isOutstanding ? 'Seats without an answer or payment in time are being ended. Try again in some minutes.' : ''
}

/** Why a run of the round cannot be published today, for staff; empty if it can. */
export function dayObstacle(step: Step, now: Date): string {
  const day = dayInIndia(now)
  if (day < step.first) return `Round ${step.round} begins on ${formatLongDay(step.first)}. Publish it then.`
  if (day > step.last) return `The days of round ${step.round} are over. Change them first.`
  return ''
}

/** Whether a seat still waits for its answer or payment. */
function hasOpenSeats(payload: Payload, process: string): Promise<boolean> {
  return exists({
    payload,
    collection: 'seat-offers',
    where: {
      and: [
        { process: { equals: process } },
        {
          or: [
            { status: { equals: 'offered' } },
            {
              and: [
                { status: { equals: 'accepted' } },
                { duePaise: { greater_than: 0 } },
                { paidAt: { exists: false } },
              ],
            },
          ],
        },
      ],
    },
  })
}

async function finalList(payload: Payload, process: string): Promise<NextRound['list']> {
  const where = { and: [{ process: { equals: process } }, { kind: { equals: 'final' as const } }] }
  const fields = ['version'] as const
  const [newest = null] = await readRows({
    payload,
    collection: 'merit-lists',
    where,
    fields,
    sort: '-version',
    limit: 1,
  })
  return newest
}
