import { randomBytes } from 'node:crypto'
import { checkMatrix } from '@pravesh/shared/allotment/matrix/check-matrix'
import { checkRules } from '@pravesh/shared/allotment/process/check-rules'
import { checkSteps } from '@pravesh/shared/allotment/process/steps'
import { courseWithCode, FIRST_COURSE } from '@pravesh/shared/courses/courses'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ActingStaff } from '../../staff/index.ts'
import { findMatrix, type MatrixRecord } from '../matrix/find-matrix.ts'
import { changeProcess, requireValid } from '../processes/change-process.ts'
import { type CourseUnits, courseUnits } from '../processes/course-units.ts'
import type { ProcessRecord } from '../processes/find-process.ts'
import { drawnLots } from './lot-seed.ts'

interface OpenOptions {
  payload: Payload
  id: string
  revision: number
  staff: ActingStaff
  now: Date
}

/**
 * Opens a process to applicants, and draws the seed of the lots. Throws a Problem as `changeProcess` does, 409 unless it is being prepared, and
 * 400 with everything that is missing.
 */
export async function openProcess({ payload, id, revision, staff, now }: OpenOptions): Promise<void> {
  await changeProcess({
    payload,
    id,
    revision,
    staff,
    now,
    decide: async (process) => {
      if (process.state !== 'draft') throw notNow('This process was opened before.')
      const matrix = await findMatrix(payload, { process: process.id, version: process.matrixVersion })
      const offered = await courseUnits(payload, courseWithCode(process.course) ?? FIRST_COURSE)
      requireValid(missingFor({ process, matrix, offered, today: dayInIndia(now) }))
      return { state: 'open', openedAt: now.toISOString(), ...drawnLots(randomBytes) }
    },
  })
}

interface Prepared {
  process: Pick<ProcessRecord, 'steps' | 'units' | 'rules'>
  matrix: Pick<MatrixRecord, 'rows'> | null
  /** By the course now. */
  offered: Pick<CourseUnits, 'colleges'>
  /** `YYYY-MM-DD` in India. */
  today: string
}

/** What a process lacks before applicants may see it. */
export function missingFor({ process, matrix, offered, today }: Prepared): FieldError[] {
  const { steps, units, rules } = process
  const marksUntil = steps.find(({ kind }) => kind === 'correct')?.last ?? ''
  const rows = matrix?.rows ?? []
  return [
    ...(checkSteps(steps).length > 0
      ? [missing('steps', 'Correct the days.')]
      : marksUntil < today
        ? [missing('steps/correct', 'The days on which applicants enter their marks are over. Enter later days.')]
        : []),
    ...checkRules(rules),
    ...(units.length === 0 ? [missing('units', 'Add the colleges whose seats are given.')] : []),
    ...gone(units, offered).map((name) =>
      missing('units', `The course is not published for ${name}. ${AT_THE_COURSE}`),
    ),
    ...(rows.some(({ seats }) => seats > 0) ? [] : [missing('matrix', 'Enter the seats.')]),
    ...checkMatrix({ rows, units, rules }),
  ]
}

const AT_THE_COURSE = 'Add the college to the course, or take it out of the process.'

/** Names of colleges at which no one could join. */
function gone(units: ProcessRecord['units'], { colleges }: Prepared['offered']): string[] {
  const left = units.filter(({ college }) => colleges.every(({ id }) => id !== college))
  return [...new Set(left.map(({ collegeName }) => collegeName))]
}

const missing = (field: string, message: string): FieldError => ({ field, code: 'required', message })

/**
 * Closes a process: applicants only read it, and accepted seats that were not joined end. Throws a Problem as `changeProcess` does, and 409 unless
 * it is open or while seats can still be answered or taken up.
 */
export async function closeProcess({ payload, id, revision, staff, now }: OpenOptions): Promise<void> {
  await changeProcess({
    payload,
    id,
    revision,
    staff,
    now,
    decide: async (process) => {
      if (process.state !== 'open') throw notNow('Only an open process can be closed.')
      const joinUntil = process.steps.find(({ kind }) => kind === 'joining')?.last ?? ''
      const own = { process: { equals: process.id } } as const
      const held = { status: { in: ['offered', 'accepted'] } } as const
      const waiting = await countRows({ payload, collection: 'seat-offers', where: { and: [own, held] } })
      if (waiting > 0 && joinUntil >= dayInIndia(now))
        throw notNow(
          `Seats that can still be answered or joined: ${waiting}. Close the process after the last day of joining.`,
        )
      return { state: 'closed', closedAt: now.toISOString(), dueAt: now.toISOString(), attempts: 0 }
    },
  })
}

function notNow(publicMessage: string): Problem {
  return new Problem({ code: 'NOT_NOW', status: 409, publicMessage })
}
