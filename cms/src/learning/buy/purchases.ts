import { isBought, PURCHASE_STATUSES } from '@pravesh/shared/learning/purchase-status'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordId } from '../../database/records/record-id.ts'
import type { CoursePurchase } from '../../payload-types.ts'

const collection = 'course-purchases'

/** Upper bound on the purchases of one student; far above what a student can have. */
const MAX_PURCHASES = 1000

/** The statuses of purchases that let the buyer watch. */
export const BOUGHT_STATUSES = PURCHASE_STATUSES.filter(isBought)

/** Finds a purchase by an untrusted id; null when there is none. Callers must check access themselves. */
export async function findPurchase(payload: Payload, id: string): Promise<CoursePurchase | null> {
  if (!isRecordId(id)) return null
  return readRow({ payload, collection, where: { id: { equals: id } } })
}

interface PurchaseQuery {
  studentId: string
  courseId?: string
  /** Only paid ones that are not refunded in full. */
  boughtOnly?: boolean
}

/** The purchases of a student, latest first. */
export async function purchasesOf(
  payload: Payload,
  { studentId, courseId, boughtOnly = false }: PurchaseQuery,
): Promise<CoursePurchase[]> {
  const and: Condition<'course-purchases'>[] = [
    { studentId: { equals: studentId } },
    ...(courseId === undefined ? [] : [{ courseId: { equals: courseId } }]),
    ...(boughtOnly ? [{ status: { in: BOUGHT_STATUSES } }] : []),
  ]
  return readRows({ payload, collection, where: { and }, sort: '-startedAt', limit: MAX_PURCHASES })
}
