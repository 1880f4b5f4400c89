import type { CourseCode } from '@pravesh/shared/courses/courses'
import type { Payload } from 'payload'
import { applicationFeePaid } from '../../src/admissions/fee/fee-paid.ts'
import type { Payment } from '../../src/payload-types.ts'

/** The application fee of a course; returns its amount. */
export async function anApplicationFee(payload: Payload, course: CourseCode): Promise<number> {
  const amountPaise = 100_000
  const data = { course, amountPaise, text: 'Application form fee', active: true, order: 0 }
  await payload.create({ collection: 'fee-structures', data: { action: 'ADMISSION', ...data } })
  return amountPaise
}

/** Marks an application's fee as paid, as payments would. */
export async function payFeeOf(payload: Payload, id: string, now = new Date()): Promise<void> {
  const transactionId = `T${now.getTime()}TEST`
  const payment = { subjectId: id, transactionId, merchantId: `MUID${now.getTime()}TEST`, paidAt: now.toISOString() }
  await applicationFeePaid({ payload, payment: payment as Payment, now })
}
