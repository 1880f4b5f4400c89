import { isBought, PURCHASE_STATUS_LABELS } from '@pravesh/shared/learning/purchase-status'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import type { CourseProgress, CoursePurchase } from '../../payload-types.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { purchasesOf } from '../buy/purchases.ts'
import { courseBought } from '../messages/course-bought.ts'

/**
 * Export and erasure of a student's purchases and progress. An account with received payments cannot be deleted, because
 * accounting records must be retained.
 */
export const learningData: PersonalData = {
  section: 'recordedCourses',
  messageTemplates: [courseBought.key],
  exportData: async ({ payload, studentId }) => {
    const [purchases, watched] = await Promise.all([
      purchasesOf(payload, { studentId }),
      openedVideos(payload, studentId),
    ])
    return purchases.map((purchase) => exported(purchase, watched))
  },
  retentionReason: async ({ payload, studentId }) => {
    const paid = (await purchasesOf(payload, { studentId })).find(({ paymentId }) => paymentId)
    return paid
      ? `You cannot delete this account, because we received a payment for the recorded course “${paid.courseName}”. We must keep the records of payments.`
      : null
  },
  erase: async ({ payload, studentId }) => {
    const where = { studentId: { equals: studentId } }
    await payload.db.deleteMany({ collection: 'course-progress', where })
    await payload.db.deleteMany({ collection: 'course-purchases', where })
  },
}

async function openedVideos(payload: Payload, studentId: string): Promise<CourseProgress[]> {
  const { docs } = await payload.db.find<CourseProgress>({
    collection: 'course-progress',
    where: { studentId: { equals: studentId } },
    limit: 0,
    pagination: false,
  })
  return docs
}

function exported(purchase: CoursePurchase, progress: readonly CourseProgress[]) {
  const { courseId, courseName, status, amountPaise, startedAt, paidAt, paymentId, refundedPaise } = purchase
  const videos = isBought(status) ? progress.filter((each) => each.courseId === courseId) : []
  return {
    course: courseName,
    amount: formatPaise(amountPaise),
    state: PURCHASE_STATUS_LABELS[status],
    startedAt,
    ...(paymentId && { paidAt, transactionId: paymentId, refunded: formatPaise(refundedPaise) }),
    videos: videos.map(({ videoId, openedAt, isWatched }) => ({ video: videoId, openedAt, watched: isWatched })),
  }
}
