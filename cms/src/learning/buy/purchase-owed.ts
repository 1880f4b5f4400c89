import { purchaseStanding } from '@pravesh/shared/learning/purchase-status'
import { notFound } from '../../foundation/problem.ts'
import type { FindPageId, FindStanding, PayAgain } from '../../payments/index.ts'
import { buyCourse } from './buy-course.ts'
import { findPurchase } from './purchases.ts'

export const findPurchaseStanding: FindStanding = async ({ payload, subjectId }) => {
  const purchase = await findPurchase(payload, subjectId)
  if (purchase === null) return null
  return { standing: purchaseStanding(purchase.status), countingId: purchase.paymentId ?? null, againSince: null }
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
