import type { EarlierApplication } from '@pravesh/shared/admissions/form/form-context'
import { isRejected } from '@pravesh/shared/admissions/status/status'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { findApplication } from '../applications/application-record.ts'
import { feeRefunds } from '../fee/fee-refunds.ts'
import { owedFee } from '../fee/fee-standing.ts'

interface EarlierOptions {
  payload: Payload
  studentId: string
  course: CourseCode
  now: Date
}

/** The application to copy from: the student's latest for the same course, else the latest for any; null if there is none. */
export async function findEarlier(options: EarlierOptions): Promise<EarlierApplication | null> {
  const { payload, studentId, course: wanted, now } = options
  const rows = await readRows({
    payload,
    collection: 'applications',
    where: { student: { equals: studentId } },
    fields: ['course'],
    sort: '-submittedAt',
  })
  const chosen = rows.find(({ course }) => course === wanted) ?? rows[0]
  const application = chosen === undefined ? null : await findApplication(payload, String(chosen.id))
  if (application === null) return null
  const { id, number, course, status, feePaise } = application
  const [owed, refunds] = await Promise.all([
    owedFee({ payload, application, now }),
    feeRefunds(payload, [application]),
  ])
  return { id, number, course, isRejected: isRejected(status), feePaise, owed, feeRefund: refunds.get(id) ?? null }
}
