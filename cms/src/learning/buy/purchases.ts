import { isBought, PURCHASE_STATUSES } from '@pravesh/shared/learning/purchase-status'
import type { Payload, Where } from 'payload'
import type { CoursePurchase } from '../../payload-types.ts'
import { isRecordId } from '../../platform/database/record-id.ts'

const collection = 'course-purchases'

/** Upper bound on the purchases of one student; far above what a student can have. */
const MAX_PURCHASES = 1000

/** The statuses of purchases that let the buyer watch. */
export const BOUGHT_STATUSES = PURCHASE_STATUSES.filter(isBought)

/** Finds a purchase by an untrusted id; null when there is none. Callers must check access themselves. */
export async function findPurchase(payload: Payload, id: string): Promise<CoursePurchase | null> {
  if (!isRecordId(id)) return null
  return payload.db.findOne<CoursePurchase>({ collection, where: { id: { equals: id } } })
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
  const and: Where[] = [
    { studentId: { equals: studentId } },
    ...(courseId === undefined ? [] : [{ courseId: { equals: courseId } }]),
    ...(boughtOnly ? [{ status: { in: BOUGHT_STATUSES } }] : []),
  ]
  const { docs } = await payload.db.find<CoursePurchase>({
    collection,
    where: { and },
    sort: '-startedAt',
    limit: MAX_PURCHASES,
    pagination: false,
  })
  return docs
}
