import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { liveRecord } from '../../admin-kit/money/live-record.ts'
import { idOf } from '../../database/records/relation.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Course } from '../../payload-types.ts'

/**
 * Rejects publishing a course without a college that it has and that a feature relies on, or as another kind of course. Drafts may
 * lack it: visitors do not see them. Taking the whole course or college off the site is checked by the removal guard.
 */
export const keepColleges: CollectionBeforeChangeHook<Course> = async ({ collection, data, originalDoc, req }) => {
  const { payload } = req
  const { slug } = collection
  const id = originalDoc?.id
  if (data._status !== 'published' || !id) return data
  const live: Partial<Course> | null = await liveRecord({ payload, req, collection: slug, id, drafts: true })
  const course = live?.code
  if (!course) return data
  const isOther = data.code !== undefined && data.code !== course
  const after = isOther ? [] : collegesOf(data)
  const removed = collegesOf(live).filter((college) => !after.includes(college))
  if (removed.length === 0) return data
  const finders = portalOf(payload).features.flatMap(({ keptColleges }) => keptColleges ?? [])
  const kept = (await Promise.all(finders.map((find) => find({ payload, course })))).flat()
  const needed = kept.filter(({ college }) => removed.includes(college))
  if (needed.length === 0) return data
  const texts = isOther
    ? [...needed.map(({ need }) => need), `Select “${COURSE_LABELS[course]}” again.`]
    : needed.map(({ need, advice }) => `${need} ${advice}`)
  const field = isOther ? { path: 'code', label: 'Kind of course' } : { path: 'colleges', label: 'Colleges' }
  const errors = [{ ...field, message: texts.join(' ') }]
  throw new ValidationError({ collection: slug, errors, req }, req.t)
}

const collegesOf = ({ colleges }: Partial<Course>): string[] =>
  (colleges ?? []).flatMap(({ college }) => idOf(college) ?? [])
