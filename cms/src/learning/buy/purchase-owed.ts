import { purchaseStanding } from '@pravesh/shared/learning/purchase-status'
import { notFound } from '../../foundation/problem.ts'
import type { CoursePurchase } from '../../payload-types.ts'
import type { FindPageId, FindStanding, PayAgain, RecordedPayment } from '../../payments/index.ts'
import { buyCourse } from './buy-course.ts'
import { findPurchase } from './purchases.ts'

/** What a purchase says about its payment. */
export function recordedPayment({ status, paymentId }: Pick<CoursePurchase, 'status' | 'paymentId'>): RecordedPayment {
  return { standing: purchaseStanding(status), countingId: paymentId ?? null, againSince: null }
}

export const findPurchaseStanding: FindStanding = async ({ payload, subjectId }) => {
  const purchase = await findPurchase(payload, subjectId)
  return purchase && recordedPayment(purchase)
}

/** Pages know a purchase by its course. */
export const findCourseOfPurchase: FindPageId = async ({ payload, subjectId }) =>
  (await findPurchase(payload, subjectId))?.courseId ?? null

/** The buyer has agreed to the price of the earlier attempt. */
export const payPurchaseAgain: PayAgain = async ({ payload, student, subjectId, now }) => {
  const purchase = await findPurchase(payload, subjectId)
  if (purchase?.studentId !== student.id) throw notFound('purchase')
  const { courseId, amountPaise: pricePaise } = purchase
  return buyCourse({ payload, student, courseId, pricePaise, now })
}
