import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'
import { findPayment } from '../find-payment.ts'
import type { StartedPayment } from '../started-payment.ts'

interface AgainOptions {
  payload: Payload
  student: Pick<Student, 'id' | 'name'>
  /** Of an earlier attempt. */
  transactionId: string
  now: Date
}

/**
 * Starts another payment of what a student's own attempt was for, by the rules of its feature. Throws a Problem: 404 for
 * other students' attempts, 409 when it is paid, being checked, undecided or no longer to be paid, 503 when no provider
 * accepts payments.
 */
export async function payAgain({ payload, student, transactionId, now }: AgainOptions): Promise<StartedPayment> {
  const payment = await findPayment(payload, transactionId)
  if (payment?.studentId !== student.id) throw notFound('payment')
  const handler = portalOf(payload).payAgainHandlers[payment.purpose]
  if (!handler) throw new Error(`No feature starts payments for ${payment.purpose}.`)
  return handler({ payload, student, subjectId: payment.subjectId, now })
}
