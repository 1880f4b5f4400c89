import type { Payload } from 'payload'
import { colleges } from '../content/seed/data/colleges.ts'
import { collegeFacts, courseFacts } from '../content/seed/data/facts.ts'
import { readRow } from '../database/records/read-row.ts'
import { findSeededRecords } from './find-seeded-records.ts'

/**
 * Idempotent migration, run at every start of the demo: courses and colleges of an earlier seed that staff have not
 * saved get the invented facts of the present one. The last days of applications stay as they are.
 */
export async function adoptFacts(payload: Payload): Promise<void> {
  if (!(await lacksFacts(payload))) return
  const { unchanged } = await findSeededRecords(payload)
  for (const { collection, id, name } of unchanged) {
    if (collection === 'courses') await adoptCourse(payload, id)
    if (collection === 'colleges') await adoptCollege(payload, id, name)
  }
}

/** The seed fills in the affiliation of every course, so that one without it is older, or staff's own. */
async function lacksFacts(payload: Payload): Promise<boolean> {
  const where = { affiliation: { exists: false } }
  const [course, college] = await Promise.all([
    readRow({ payload, collection: 'courses', where }),
    readRow({ payload, collection: 'colleges', where }),
  ])
  return course !== null || college !== null
}

async function adoptCourse(payload: Payload, id: string): Promise<void> {
  const course = await readRow({ payload, collection: 'courses', where: { id: { equals: id } } })
  if (!course || course.affiliation) return
  const data = { ...courseFacts(course.code), _status: 'published' as const }
  await payload.update({ collection: 'courses', id, data, depth: 0, overrideAccess: true })
}

async function adoptCollege(payload: Payload, id: string, name: string): Promise<void> {
  const seeded = colleges.find((college) => college.name === name)
  const college = await readRow({ payload, collection: 'colleges', where: { id: { equals: id } } })
  if (!seeded || !college || college.affiliation) return
  const data = { ...collegeFacts(seeded.key), _status: 'published' as const }
  await payload.update({ collection: 'colleges', id, data, depth: 0, overrideAccess: true })
}
