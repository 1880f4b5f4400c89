import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { FeeHead } from '@pravesh/shared/fees/fees'
import type { Payload, Where } from 'payload'
import type { AcademicSession, FeeStructure } from '../payload-types.ts'

interface FeeOptions {
  payload: Payload
  /** Of one course only. */
  course?: CourseCode
}

/** The fees that are asked for now, in order. */
export async function feeHeads({ payload, course }: FeeOptions): Promise<FeeHead[]> {
  const active: Where = { active: { equals: true } }
  const { docs } = await payload.db.find<FeeStructure>({
    collection: 'fee-structures',
    where: course === undefined ? active : { and: [active, { course: { equals: course } }] },
    sort: ['order', 'createdAt'],
    limit: 0,
    pagination: false,
  })
  return docs.map(({ id, action, course: of, amountPaise, text }) => ({ id, action, course: of, amountPaise, text }))
}

/**
 * The session that applications are taken for, e.g. `2026-2028`: the one that was made current last, so that there is
 * exactly one as long as there are sessions. Rows of earlier versions have only the mark. (decision 0022)
 */
export async function currentSession({ payload }: { payload: Payload }): Promise<AcademicSession | null> {
  const { docs } = await payload.db.find<AcademicSession>({
    collection: 'academic-sessions',
    sort: ['-currentSince', '-current', '-updatedAt', 'id'],
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
