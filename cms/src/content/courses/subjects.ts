import type { Payload, Where } from 'payload'
import { idsOf } from '../../database/records/relation.ts'
import { recordsOf } from '../../publishing/pages/records.ts'

export interface TaughtSubject {
  name: string
  /** The colleges that teach it; empty means every college of the course. */
  collegeIds: string[]
}

interface SubjectOptions {
  payload: Payload
  /** Limits the result to one subject. */
  name?: string
}

/** The active subjects, in order. */
export async function offeredSubjects({ payload, name: only }: SubjectOptions): Promise<TaughtSubject[]> {
  const active: Where = { active: { equals: true } }
  const subjects = await recordsOf({ payload }).list({
    collection: 'subjects',
    fields: ['name', 'colleges'],
    where: only === undefined ? active : { and: [active, { name: { equals: only } }] },
    sort: ['order', 'name'],
  })
  return subjects.map(({ name, colleges }) => ({ name, collegeIds: idsOf(colleges) }))
}
