import type { Payload } from 'payload'
import { idsOf } from '../../platform/database/relation.ts'
import { recordsOf } from '../../platform/pages/records.ts'

export interface TaughtSubject {
  name: string
  /** The colleges that teach it; empty means every college of the course. */
  collegeIds: string[]
}

/** The active subjects, in order. */
export async function offeredSubjects({ payload }: { payload: Payload }): Promise<TaughtSubject[]> {
  const subjects = await recordsOf({ payload }).list({
    collection: 'subjects',
    fields: ['name', 'colleges'],
    where: { active: { equals: true } },
    sort: ['order', 'name'],
  })
  return subjects.map(({ name, colleges }) => ({ name, collegeIds: idsOf(colleges) }))
}
