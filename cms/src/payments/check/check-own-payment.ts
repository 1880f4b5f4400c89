import type { Payload } from 'payload'
import type { Payment } from '../../payload-types.ts'
import { takeFromLimit } from '../../platform/rate-limit/take-from-limit.ts'
import { findPayment } from '../find-payment.ts'
import { checkAttempt } from './check-payment.ts'

const MINUTE = 60_000

/** How often a minute one student can make the portal ask a provider; beyond that the answer is what is known. */
const ASKS_A_MINUTE = 30

interface CheckOwnOptions {
  payload: Payload
  studentId: string
  transactionId: string
  now: Date
}

/** A student's own attempt, brought up to date; null when there is none, or when it is somebody else's. */
export async function checkOwnPayment(options: CheckOwnOptions): Promise<Payment | null> {
  const { payload, studentId, transactionId, now } = options
  const payment = await findPayment(payload, transactionId)
  if (payment?.studentId !== studentId) return null
  const limit = { name: 'payments/ask', subject: studentId, limit: ASKS_A_MINUTE, windowMs: MINUTE }
  const taken = await takeFromLimit({ payload, ...limit, now })
  return taken.allowed ? checkAttempt({ payload, payment, now }) : payment
}
