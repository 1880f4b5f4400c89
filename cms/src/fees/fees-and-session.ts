import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { FeeHead } from '@pravesh/shared/fees/fees'
import type { Payload, Where } from 'payload'
import { CURRENT_SESSION_FIRST } from '../content/index.ts'
import type { AcademicSession, FeeStructure } from '../payload-types.ts'

interface FeeOptions {
  payload: Payload
  /** Limits the result to one course. */
  course?: CourseCode
}

/** Active fees, in display order. */
export async function feeHeads({ payload, course }: FeeOptions): Promise<FeeHead[]> {
  const active: Where = { active: { equals: true } }
  const { docs } = await payload.db.find<FeeStructure>({
    collection: 'fee-structures',
    where: course === undefined ? active : { and: [active, { course: { equals: course } }] },
    select: { action: true, course: true, amountPaise: true, text: true },
    sort: ['order', 'createdAt'],
    limit: 0,
    pagination: false,
  })
  return docs.map(({ id, action, course: feeCourse, amountPaise, text }) => ({
    id,
    action,
    course: feeCourse,
    amountPaise,
    text,
  }))
}

type Session = Pick<AcademicSession, 'id' | 'year' | 'currentSince'>

/**
 * The session that students apply for, e.g. `2026-2028`: the one most recently made current, so exactly one exists as
 * long as there are sessions. Rows from earlier versions have `current` but no `currentSince`. (decision 0022)
 */
export async function currentSession({ payload }: { payload: Payload }): Promise<Session | null> {
  const { docs } = await payload.db.find<Session>({
    collection: 'academic-sessions',
    select: { year: true, currentSince: true },
    sort: [...CURRENT_SESSION_FIRST],
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
