import { isApproved, isRejected } from '@pravesh/shared/admissions/status/status'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { FindPayable, ListPayables } from '../../payments/index.ts'
import { type ApplicationRecord, applicationRecord, findApplication } from '../applications/application-record.ts'
import { feeToCarry } from './carried-fee.ts'

/** What a student can pay for an application outside the payment provider; null when its fee is not due, or that of an earlier session counts. */
export const applicationFeePayable: FindPayable = async ({ payload, subjectId }) => {
  const application = await findApplication(payload, subjectId)
  return application && (await isPayable(payload, application)) ? payableOf(application) : null
}

/** The application fees that a student can pay now. */
export const applicationFeePayables: ListPayables = async ({ payload, studentId }) => {
  const where = { student: { equals: studentId } }
  const rows = await readRows({ payload, collection: 'applications', where, sort: '-submittedAt' })
  const payables: Awaited<ReturnType<ListPayables>> = []
  for (const application of rows.map(applicationRecord)) {
    if (await isPayable(payload, application)) payables.push({ ...payableOf(application), subjectId: application.id })
  }
  return payables
}

/** The description of the payments of an application's fee. */
export function feeDescription({ course, number }: Pick<ApplicationRecord, 'course' | 'number'>): string {
  return `Application fee, ${COURSE_LABELS[course]}, ${number}`
}

async function isPayable(payload: Payload, application: ApplicationRecord): Promise<boolean> {
  return isDue(application) && (await feeToCarry({ payload, ...application })) === null
}

function isDue({ feePaidAt, feeRefundedAt, status }: ApplicationRecord): boolean {
  return !feePaidAt && !isRejected(status) && !(feeRefundedAt && isApproved(status))
}

function payableOf(application: ApplicationRecord) {
  const { studentId, feePaise: amountPaise } = application
  return { studentId, amountPaise, description: feeDescription(application) }
}
