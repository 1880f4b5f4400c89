import { isUnpaid, PURCHASE_STATUSES } from '@pravesh/shared/learning/purchase-status'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { owedForPurchases } from './purchase-owed.ts'

/** A recorded course that a student has begun to buy and not paid, at the price at which they began. */
export interface UnpaidPurchase {
  courseId: string
  courseName: string
  amountPaise: number
  owed: OwedView
}

interface UnpaidOptions {
  payload: Payload
  studentId: string
  now: Date
}

const UNPAID = PURCHASE_STATUSES.filter(isUnpaid)

/** The purchases that a student has begun and not paid, latest first. */
export async function unpaidPurchases({ payload, studentId, now }: UnpaidOptions): Promise<UnpaidPurchase[]> {
  const purchases = await readRows({
    payload,
    collection: 'course-purchases',
    where: { and: [{ studentId: { equals: studentId } }, { status: { in: UNPAID } }] },
    sort: '-startedAt',
  })
  if (purchases.length === 0) return []
  const owed = await owedForPurchases({ payload, purchases, now })
  return purchases.flatMap(({ id, courseId, courseName, amountPaise }) => {
    const view = owed.get(id)
    return view ? [{ courseId, courseName, amountPaise, owed: view }] : []
  })
}

/**
 * Those that can still be paid. Left out are those of courses that are no longer on sale at that price: the page of the
 * courses tells of the new one.
 */
export async function payablePurchases(options: UnpaidOptions): Promise<UnpaidPurchase[]> {
  const purchases = await unpaidPurchases(options)
  if (purchases.length === 0) return []
  const courses = await recordsOf(options).list({
    collection: 'recorded-courses',
    fields: ['pricePaise'],
    where: { and: [{ id: { in: purchases.map(({ courseId }) => courseId) } }, { active: { equals: true } }] },
  })
  const prices = new Map(courses.map(({ id, pricePaise }) => [id, pricePaise]))
  return purchases.filter(({ courseId, amountPaise }) => prices.get(courseId) === amountPaise)
}
