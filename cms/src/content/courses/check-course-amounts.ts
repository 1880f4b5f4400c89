import { type CourseAmounts, courseAmountErrors } from '@pravesh/shared/content/course-amounts'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { liveRecord } from '../../admin-kit/money/live-record.ts'
import { idOf } from '../../database/records/relation.ts'
import type { Course } from '../../payload-types.ts'

const LABELS = { startingPricePaise: 'Starting price', semesterFees: 'Parts of the fee', colleges: 'Colleges' }

/** Rejects publishing a course whose changed amounts contradict each other. Does not block other changes. */
export const checkCourseAmounts: CollectionBeforeChangeHook<Course> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data
  const amounts = amountsOf(data)
  if (amounts === null) return data
  const { slug } = collection
  const id = originalDoc?.id
  const live = id ? await liveRecord({ payload: req.payload, req, collection: slug, id, drafts: true }) : null
  if (live && JSON.stringify(amountsOf(live)) === JSON.stringify(amounts)) return data
  const errors = courseAmountErrors(amounts).map((error) => ({ ...error, label: LABELS[error.field] }))
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req }, req.t)
  return data
}

/** The amounts of a course; null while one is missing, which that field's own validation reports. */
function amountsOf({ startingPricePaise, semesterFees, colleges }: Partial<Course>): CourseAmounts | null {
  const parts = (semesterFees ?? []).map(({ feePaise }) => ({ feePaise }))
  const priced = (colleges ?? []).map(({ college, totalPricePaise }) => ({
    college: idOf(college) ?? '',
    totalPricePaise,
  }))
  const all = [startingPricePaise, ...parts.map((part) => part.feePaise), ...priced.map((row) => row.totalPricePaise)]
  if (typeof startingPricePaise !== 'number' || !all.every((amount) => typeof amount === 'number')) return null
  return { startingPricePaise, parts, colleges: priced }
}
