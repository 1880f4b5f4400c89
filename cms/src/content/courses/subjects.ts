import type { Payload } from 'payload'
import { idsOf } from '../../platform/database/relation.ts'
import { recordsOf } from '../../platform/pages/records.ts'

/** A method subject of B.Ed. */
export interface TaughtSubject {
  name: string
  /** The colleges that teach it; every college of the course when empty. */
  collegeIds: string[]
}

/** The subjects that are offered now, in order. */
export async function offeredSubjects({ payload }: { payload: Payload }): Promise<TaughtSubject[]> {
  const subjects = await recordsOf({ payload }).list({
    collection: 'subjects',
    fields: ['name', 'colleges'],
    where: { active: { equals: true } },
    sort: ['order', 'name'],
  })
  return subjects.map(({ name, colleges }) => ({ name, collegeIds: idsOf(colleges) }))
}
