import { purchaseStanding } from '@pravesh/shared/learning/purchase-status'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { notFound } from '../../foundation/problem.ts'
import type { CoursePurchase } from '../../payload-types.ts'
import {
  type FindPageId,
  type FindStanding,
  owedForMany,
  type PayAgain,
  type RecordedPayment,
} from '../../payments/index.ts'
import { buyCourse } from './buy-course.ts'
import { findPurchase } from './purchases.ts'

type PurchaseFacts = Pick<CoursePurchase, 'status' | 'paymentId'>

/** What a purchase says about its payment. */
function recordedPayment({ status, paymentId }: PurchaseFacts): RecordedPayment {
  return { standing: purchaseStanding(status), countingId: paymentId ?? null, againSince: null }
}

interface OwedOptions {
  payload: Payload
  purchases: readonly (PurchaseFacts & Pick<CoursePurchase, 'id'>)[]
  now: Date
}

/** How the payment of each purchase is going, by its id. */
export function owedForPurchases({ payload, purchases, now }: OwedOptions): Promise<Map<string, OwedView>> {
  const recorded = new Map(purchases.map((purchase) => [purchase.id, recordedPayment(purchase)]))
  return owedForMany({ payload, purpose: 'recorded-course', recorded, now })
}

interface ListedOptions {
  payload: Payload
  /** Of the purchases on a page of the list. */
  ids: readonly string[]
  now: Date
}

/** How the payment of each purchase is going, by its id, with two queries. */
export async function listedPurchases({ payload, ids, now }: ListedOptions): Promise<Map<string, OwedView>> {
  const where = { id: { in: [...ids] } }
  const fields = ['status', 'paymentId'] as const
  const purchases = await readRows({ payload, collection: 'course-purchases', where, fields })
  return owedForPurchases({ payload, purchases, now })
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
