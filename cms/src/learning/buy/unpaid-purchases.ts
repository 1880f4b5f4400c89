import { isUnpaid, PURCHASE_STATUSES } from '@pravesh/shared/learning/purchase-status'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { owedForMany } from '../../payments/index.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { recordedPayment } from './purchase-owed.ts'

/** A recorded course that a student can still pay, at the price at which they began. */
export interface UnpaidPurchase {
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

/**
 * The purchases that a student has begun and not paid, latest first. Left out are those of courses that are no longer on
 * sale at that price: the page of the courses tells of the new one.
 */
export async function unpaidPurchases({ payload, studentId, now }: UnpaidOptions): Promise<UnpaidPurchase[]> {
  const purchases = await readRows({
    payload,
    collection: 'course-purchases',
    where: { and: [{ studentId: { equals: studentId } }, { status: { in: UNPAID } }] },
    sort: '-startedAt',
  })
  if (purchases.length === 0) return []
  const recorded = new Map(purchases.map((purchase) => [purchase.id, recordedPayment(purchase)]))
  const [owed, courses] = await Promise.all([
    owedForMany({ payload, purpose: 'recorded-course', recorded, now }),
    recordsOf({ payload }).list({
      collection: 'recorded-courses',
      fields: ['pricePaise'],
      where: { and: [{ id: { in: purchases.map(({ courseId }) => courseId) } }, { active: { equals: true } }] },
    }),
  ])
  const prices = new Map(courses.map(({ id, pricePaise }) => [id, pricePaise]))
  return purchases.flatMap(({ id, courseId, courseName, amountPaise }) => {
    const view = owed.get(id)
    return view && prices.get(courseId) === amountPaise ? [{ courseName, amountPaise, owed: view }] : []
  })
}
