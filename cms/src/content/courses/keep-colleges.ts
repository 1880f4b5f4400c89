import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { liveRecord } from '../../admin-kit/money/live-record.ts'
import { idOf } from '../../database/records/relation.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Course } from '../../payload-types.ts'

/**
 * Rejects publishing a course without a college that it has and that a feature relies on. Drafts may lack it: visitors do not see
 * them. Taking the whole course or college off the site is checked by the removal guard.
 */
export const keepColleges: CollectionBeforeChangeHook<Course> = async ({ collection, data, originalDoc, req }) => {
  const { payload } = req
  const id = originalDoc?.id
  if (data._status !== 'published' || !id) return data
  const live: Partial<Course> | null = await liveRecord({ payload, req, collection: collection.slug, id, drafts: true })
  const after = collegesOf(data)
  const removed = collegesOf(live ?? {}).filter((college) => !after.includes(college))
  const course = live?.code
  if (removed.length === 0 || !course) return data
  const finders = portalOf(payload).features.flatMap(({ keptColleges }) => keptColleges ?? [])
  const kept = (await Promise.all(finders.map((find) => find({ payload, course })))).flat()
  const reasons = kept.filter(({ college }) => removed.includes(college)).map(({ reason }) => reason)
  if (reasons.length === 0) return data
  const errors = [{ path: 'colleges', label: 'Colleges', message: reasons.join(' ') }]
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

const collegesOf = ({ colleges }: Partial<Course>): string[] =>
  (colleges ?? []).flatMap(({ college }) => idOf(college) ?? [])
