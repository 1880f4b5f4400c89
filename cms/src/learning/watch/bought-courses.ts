import type { BoughtCourse } from '@pravesh/shared/learning/bought-course'
import type { Picture } from '@pravesh/shared/site/fields'
import type { Payload } from 'payload'
import { loadPictures } from '../../content/index.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { CoursePurchase } from '../../payload-types.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { purchasesOf } from '../buy/purchases.ts'
import { progressOf } from './progress-of.ts'

/** Wide enough for a phone. In pixels. */
const MIN_WIDTH = 640
const FIELDS = ['name', 'description', 'duration', 'image', 'videos'] as const

interface BuyerQuery {
  payload: Payload
  studentId: string
}

/** The courses that a student has bought, latest first, as published now. */
export async function boughtCourses({ payload, studentId }: BuyerQuery): Promise<BoughtCourse[]> {
  return read(payload, await purchasesOf(payload, { studentId, boughtOnly: true }), studentId)
}

/** A course by an untrusted id; null unless the student has bought it. */
export async function boughtCourse({
  payload,
  studentId,
  courseId,
}: BuyerQuery & { courseId: string }): Promise<BoughtCourse | null> {
  if (!isRecordIdIn(payload, courseId)) return null
  const purchases = await purchasesOf(payload, { studentId, courseId, boughtOnly: true })
  const [course] = await read(payload, purchases.slice(0, 1), studentId)
  return course ?? null
}

/** Reads the courses of purchases and the progress of their buyer. */
async function read(payload: Payload, purchases: CoursePurchase[], studentId: string): Promise<BoughtCourse[]> {
  if (purchases.length === 0) return []
  const records = recordsOf({ payload })
  const ids = purchases.map(({ courseId }) => courseId)
  const [courses, progress] = await Promise.all([
    records.list({ collection: 'recorded-courses', fields: FIELDS, where: { id: { in: ids } } }),
    progressOf(payload, { studentId, courseIds: ids }),
  ])
  const pictures = await loadPictures(
    records,
    courses.map(({ image }) => image),
  )
  return purchases.flatMap(({ id: purchaseId, courseId, amountPaise, paymentId, paidAt, startedAt }) => {
    const course = courses.find(({ id }) => id === courseId)
    if (course === undefined) {
      payload.logger.error({ msg: 'A bought course is not published.', courseId, purchaseId })
      return []
    }
    return {
      id: courseId,
      image: urlOf(pictures.one(course.image)),
      name: course.name,
      description: course.description,
      pricePaise: amountPaise,
      duration: course.duration,
      videos: (course.videos ?? []).flatMap(({ id, title, address, summary }) =>
        id ? { id, title, address, summary: summary ?? '', ...progress(courseId, id) } : [],
      ),
      transactionId: paymentId ?? '',
      boughtAt: paidAt ?? startedAt,
    }
  })
}

/** The smallest rendition that is wide enough. */
function urlOf(picture: Picture | null): string | null {
  return picture && (picture.sources.find(({ width }) => width >= MIN_WIDTH) ?? picture).url
}
