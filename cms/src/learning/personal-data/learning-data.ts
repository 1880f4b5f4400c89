import { PURCHASE_STATUS_LABELS } from '@pravesh/shared/learning/purchase-status'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { CoursePurchase } from '../../payload-types.ts'
import { latestOf } from '../../portal/latest-of.ts'
import type { PersonalData } from '../../portal/personal-data.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { purchasesOf } from '../buy/purchases.ts'

/**
 * Export and erasure of a student's purchases and progress. An account with received payments cannot be deleted, because
 * accounting records must be retained.
 */
export const learningData: PersonalData = {
  section: 'recordedCourses',
  exportData: async ({ payload, studentId }) => {
    const [purchases, videos] = await Promise.all([
      purchasesOf(payload, { studentId }),
      openedVideos(payload, studentId),
    ])
    return purchases.map((purchase) => exported(purchase, videos))
  },
  retentionReason: async ({ payload, studentId }) => {
    const paid = (await purchasesOf(payload, { studentId })).find(({ paymentId }) => paymentId)
    return paid
      ? `You cannot delete this account, because we received a payment for the recorded course “${paid.courseName}”. We must keep the records of payments.`
      : null
  },
  find: async ({ payload, studentId }) => {
    const purchases = await purchasesOf(payload, { studentId })
    const paid = purchases.filter(({ paymentId }) => paymentId)
    const watched = await countRows({
      payload,
      collection: 'course-progress',
      where: { studentId: { equals: studentId } },
    })
    return [
      { kind: 'progress', count: watched },
      { kind: 'unpaidPurchases', count: purchases.length - paid.length },
      {
        kind: 'paidPurchases',
        count: paid.length,
        latestAt: latestOf(paid.map(({ paidAt, startedAt }) => paidAt ?? startedAt)),
      },
    ]
  },
  eraseInPart: async ({ payload, studentId }) => {
    const where = { studentId: { equals: studentId } }
    await deleteRows({ payload, collection: 'course-progress', where })
    const unpaid = (await purchasesOf(payload, { studentId })).filter(({ paymentId }) => !paymentId)
    for (const { id } of unpaid)
      await deleteRows({ payload, collection: 'course-purchases', where: { id: { equals: id } } })
  },
  erase: async ({ payload, studentId }) => {
    const where = { studentId: { equals: studentId } }
    await deleteRows({ payload, collection: 'course-progress', where })
    await deleteRows({ payload, collection: 'course-purchases', where })
  },
}

interface OpenedVideo {
  courseId: string
  video: string
  openedAt: string | null
  watched: boolean
}

/** The videos that the student has opened or ticked, by title; by id if the course no longer has them. */
async function openedVideos(payload: Payload, studentId: string): Promise<OpenedVideo[]> {
  const rows = await readRows({ payload, collection: 'course-progress', where: { studentId: { equals: studentId } } })
  const courses = await recordsOf({ payload }).list({
    collection: 'recorded-courses',
    fields: ['videos'],
    where: { id: { in: rows.map(({ courseId }) => courseId) } },
  })
  const titles = new Map(courses.flatMap(({ videos }) => (videos ?? []).map(({ id, title }) => [id, title])))
  return rows.map(({ courseId, videoId, openedAt, isWatched }) => ({
    courseId,
    video: titles.get(videoId) ?? videoId,
    openedAt: openedAt ?? null,
    watched: isWatched,
  }))
}

function exported(purchase: CoursePurchase, videos: readonly OpenedVideo[]) {
  const { courseName, status, amountPaise, startedAt, paidAt, paymentId, refundedPaise } = purchase
  return {
    course: courseName,
    amount: formatPaise(amountPaise),
    state: PURCHASE_STATUS_LABELS[status],
    startedAt,
    ...(paymentId && { paidAt, transactionId: paymentId, refunded: formatPaise(refundedPaise) }),
    videos: videos.filter(({ courseId }) => courseId === purchase.courseId).map(({ courseId: _, ...video }) => video),
  }
}
