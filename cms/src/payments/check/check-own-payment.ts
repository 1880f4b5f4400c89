import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { takeFromLimit } from '../../platform/rate-limit/take-from-limit.ts'
import { findPayment } from '../find-payment.ts'
import { checkAttempt } from './check-payment.ts'

const MINUTE = 60_000

/** Provider queries allowed per student and minute. Beyond the limit, students get the stored state. */
const MAX_CHECKS_PER_MINUTE = 30

interface CheckOwnOptions {
  payload: Payload
  studentId: string
  transactionId: string
  now: Date
}

/** Checks a student's own attempt with its provider; null when it does not exist or belongs to another student. */
export async function checkOwnPayment(options: CheckOwnOptions): Promise<Payment | null> {
  const { payload, studentId, transactionId, now } = options
  const payment = await findPayment(payload, transactionId)
  if (payment?.studentId !== studentId) return null
  const limit = { name: 'payments/ask', subject: studentId, limit: MAX_CHECKS_PER_MINUTE, windowMs: MINUTE }
  const { allowed } = await takeFromLimit({ payload, ...limit, now })
  return allowed ? checkAttempt({ payload, payment, now }) : payment
}
