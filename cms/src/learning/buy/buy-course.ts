import { learningReplies } from '@pravesh/shared/learning/replies/words/words'
import { buyTable } from '@pravesh/shared/learning/wire'
import { formatPaise } from '@pravesh/shared/platform/money'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { invalid, notFound } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { type StartedPayment, startPayment } from '../../payments/index.ts'
import { findOffered } from '../offer/find-offered.ts'
import { openPurchase } from './open-purchase.ts'

interface BuyOptions {
  payload: Payload
  student: Pick<Student, 'id' | 'name'>
  courseId: string
  /** What the buyer saw. */
  pricePaise: number
  now: Date
  gateway?: Parameters<typeof startPayment>[0]['gateway']
}

/**
 * Starts the payment of a recorded course. Throws a Problem: 400 when the price differs, 404 when the course is not on
 * sale, 409 when the student has bought it, 503 when no provider accepts payments.
 */
export async function buyCourse(options: BuyOptions): Promise<StartedPayment> {
  const { payload, student, courseId, pricePaise, now, gateway } = options
  const course = await findOffered(payload, courseId)
  if (course === null) throw notFound('course')
  if (pricePaise !== course.pricePaise) {
    const reason = reasoned(learningReplies, 'PRICE_CHANGED', { amount: formatPaise(course.pricePaise) })
    throw invalid([{ field: buyTable.fields.pricePaise.name, code: 'mismatch', ...reason }])
  }
  const { id: subjectId, amountPaise } = await openPurchase({ payload, student, course, now })
  return startPayment({
    payload,
    studentId: student.id,
    purpose: 'recorded-course',
    subjectId,
    amountPaise,
    description: `Recorded course: ${course.name}`,
    now,
    gateway,
  })
}
