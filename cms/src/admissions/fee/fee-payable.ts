import { isApproved, isRejected } from '@pravesh/shared/admissions/status/status'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { readRows } from '../../database/records/read-rows.ts'
import type { FindPayable, ListPayables } from '../../payments/index.ts'
import { type ApplicationRecord, applicationRecord, findApplication } from '../applications/application-record.ts'

/** What a student can pay for an application outside the payment provider; null when its fee is not due. */
export const applicationFeePayable: FindPayable = async ({ payload, subjectId }) => {
  const application = await findApplication(payload, subjectId)
  return application && isDue(application) ? payableOf(application) : null
}

/** The application fees that a student can pay now. */
export const applicationFeePayables: ListPayables = async ({ payload, studentId }) => {
  const where = { student: { equals: studentId } }
  const rows = await readRows({ payload, collection: 'applications', where, sort: '-submittedAt' })
  return rows
    .map(applicationRecord)
    .filter(isDue)
    .map((application) => ({ ...payableOf(application), subjectId: application.id }))
}

/** The description of the payments of an application's fee. */
export function feeDescription({ course, number }: Pick<ApplicationRecord, 'course' | 'number'>): string {
  return `Application fee, ${COURSE_LABELS[course]}, ${number}`
}

function isDue({ feePaidAt, feeRefundedAt, status }: ApplicationRecord): boolean {
  return !feePaidAt && !isRejected(status) && !(feeRefundedAt && isApproved(status))
}

function payableOf(application: ApplicationRecord) {
  const { studentId, feePaise: amountPaise } = application
  return { studentId, amountPaise, description: feeDescription(application) }
}
