import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { FeeHead } from '@pravesh/shared/fees/fees'
import type { Payload } from 'payload'
import { CURRENT_SESSION_FIRST } from '../content/index.ts'
import type { Condition } from '../database/records/condition.ts'
import { readRows } from '../database/records/read-rows.ts'
import type { AcademicSession } from '../payload-types.ts'

interface FeeOptions {
  payload: Payload
  /** Limits the result to one course. */
  course?: CourseCode
}

/** Active fees, in display order. */
export async function feeHeads({ payload, course }: FeeOptions): Promise<FeeHead[]> {
  const active: Condition<'fee-structures'> = { active: { equals: true } }
  const rows = await readRows({
    payload,
    collection: 'fee-structures',
    where: course === undefined ? active : { and: [active, { course: { equals: course } }] },
    fields: ['action', 'course', 'amountPaise', 'text'],
    sort: ['order', 'createdAt'],
  })
  return rows.map(({ id, action, course: feeCourse, amountPaise, text }) => ({
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
  const rows = await readRows({
    payload,
    collection: 'academic-sessions',
    fields: ['year', 'currentSince'],
    sort: [...CURRENT_SESSION_FIRST],
    limit: 1,
  })
  return rows[0] ?? null
}
