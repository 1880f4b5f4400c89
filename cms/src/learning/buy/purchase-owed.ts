import { purchaseStanding } from '@pravesh/shared/learning/purchase-status'
import { notFound } from '../../foundation/problem.ts'
import type { FindStanding, PayAgain } from '../../payments/index.ts'
import { buyCourse } from './buy-course.ts'
import { findPurchase } from './purchases.ts'

export const findPurchaseStanding: FindStanding = async ({ payload, subjectId }) => {
  const purchase = await findPurchase(payload, subjectId)
  if (purchase === null) return null
  return { standing: purchaseStanding(purchase.status), countingId: purchase.paymentId ?? null, againSince: null }
}

/** The buyer has agreed to the price of the earlier attempt. */
export const payPurchaseAgain: PayAgain = async ({ payload, student, subjectId, now }) => {
  const purchase = await findPurchase(payload, subjectId)
  if (purchase?.studentId !== student.id) throw notFound('purchase')
  const { courseId, amountPaise: pricePaise } = purchase
  return buyCourse({ payload, student, courseId, pricePaise, now })
}
