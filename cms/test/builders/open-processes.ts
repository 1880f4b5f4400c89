import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import { STEPS, type Step, type StepKind } from '@pravesh/shared/allotment/process/steps'
import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { addDays } from '@pravesh/shared/platform/days'
import type { Payload } from 'payload'
import { findProcess, type ProcessRecord } from '../../src/allotment/processes/find-process.ts'
import { changeOne } from '../../src/database/records/change-one.ts'
import { insertRow } from '../../src/database/records/insert-row.ts'
import type { MeritProcess } from '../../src/payload-types.ts'
import type { OpenCourse } from './applications.ts'
import { BEST_FIVE_RULES } from './merit-processes.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS_OF_STEP = 2

/** Steps of two days each, one of which begins today; the rounds are two, and `round` is the one of today. A test that midnight overtakes stays in its step. */
export function stepsWith(today: StepKind, { now = new Date(), round = 1 } = {}): Step[] {
  const order = STEPS.flatMap((kind): Pick<Step, 'kind' | 'round'>[] =>
    kind === 'rounds' ? [1, 2].map((number) => ({ kind, round: number })) : [{ kind }],
  )
  const at = order.findIndex((step) => step.kind === today && (step.kind !== 'rounds' || step.round === round))
  return order.map((step, place) => {
    const first = dayOf(new Date(now.getTime() + (place - at) * DAYS_OF_STEP * DAY_MS).toISOString())
    return { ...step, first, last: addDays(first, DAYS_OF_STEP - 1) }
  })
}

const BEST_FIVE: ProcessRules = {
  ...BEST_FIVE_RULES,
  minimumScore: { ...BEST_FIVE_RULES.minimumScore, 'OBC-A': 450_000, 'OBC-B': 450_000 },
  ties: ['language-marks', 'older', 'earlier-submission'],
  categories: ['UR', 'SC', 'ST', 'OBC-A', 'OBC-B'],
  groups: ['W', 'PWD'],
  maxChoices: 5,
}

interface ProcessOptions {
  open: OpenCourse
  steps?: Step[]
  rules?: Partial<ProcessRules>
  /** Subjects with lists of their own; one list for all by default. */
  subjects?: string[]
  state?: MeritProcess['state']
}

/** A process with a unit at each college of the course, or for each of its subjects. */
export async function anOpenProcess(payload: Payload, options: ProcessOptions): Promise<ProcessRecord> {
  const { open, steps = stepsWith('apply'), rules = {}, subjects = [''], state = 'open' } = options
  const { code } = open.course
  const units: UnitSetting[] = open.colleges.flatMap(({ id, name }, at) =>
    subjects.map((subject) => ({
      code: [`C${at + 1}`, subject].filter(Boolean).join('/'),
      college: id,
      collegeName: name,
      subject,
      amountPaise: 500_000 * (at + 1),
    })),
  )
  const { id } = await insertRow({
    payload,
    collection: 'merit-processes',
    data: {
      title: `${open.course.name} ${open.sessionYear}`,
      course: code,
      sessionYear: open.sessionYear,
      state,
      key: `${code}/${open.sessionYear}`,
      steps: steps.map((step) => ({ ...step })),
      rules: { ...BEST_FIVE, ...rules } as unknown as Record<string, unknown>,
      units: units.map((unit) => ({ ...unit })),
      matrixVersion: 1,
      creditsFee: true,
      lotSeed: 'a seed',
      lotSeedHash: 'its hash',
      revision: 1,
      attempts: 0,
    },
  })
  await insertRow({
    payload,
    collection: 'seat-matrices',
    data: {
      key: `${id}/1`,
      process: id,
      version: 1,
      rows: units.map((unit) => ({ unit: unit.code, category: 'UR', seats: 2, minimum: {} })),
      by: 'Officer',
      staffId: 'officer',
    },
  })
  return requireStored(payload, id)
}

/** Moves the days of a process, so that another step is today. */
export async function atStep(
  payload: Payload,
  process: ProcessRecord,
  today: StepKind,
  round = 1,
): Promise<ProcessRecord> {
  const steps = stepsWith(today, { round }).map((step) => ({ ...step }))
  const where = { id: { equals: process.id } }
  await changeOne({ payload, collection: 'merit-processes', where, data: { steps } })
  return requireStored(payload, process.id)
}

async function requireStored(payload: Payload, id: string): Promise<ProcessRecord> {
  const process = await findProcess(payload, id)
  if (process === null) throw new Error('The process was not stored.')
  return process
}

/** Subjects as `kind marks`, of 100 each: `marksOf('language 52', 'elective 68')`. */
export function marksOf(...rows: string[]): Marks {
  return {
    kind: 'best-of',
    subjects: rows.map((row, at) => {
      const [kind = '', obtained] = row.split(' ')
      return { name: `Subject ${at + 1}`, kind: kind as 'language', obtained: Number(obtained), full: 100 }
    }),
  }
}

/** Five subjects, of which each has these marks of 100. */
export const evenMarks = (marks: number): Marks =>
  marksOf(`language ${marks}`, ...[1, 2, 3, 4].map(() => `elective ${marks}`))
