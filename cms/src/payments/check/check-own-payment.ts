import { watchStepMs } from '@pravesh/shared/payments/schedule'
import { isPaid } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { consumeLimit, type Limit } from '../../database/rate-limit/consume-limit.ts'
import type { Payment } from '../../payload-types.ts'
import { findPayment } from '../find-payment.ts'
import { checkAttempt } from './check-payment.ts'

const MINUTE = 60_000

/** Provider queries allowed per student and minute. */
const MAX_CHECKS_PER_MINUTE = 30

interface CheckOwnOptions {
  payload: Payload
  studentId: string
  transactionId: string
  now: Date
}

/**
 * Checks a student's own attempt with its provider; null when it does not exist or belongs to another student. The
 * provider is queried at most once per step of the schedule, however many tabs poll; other calls return the stored
 * state.
 */
export async function checkOwnPayment(options: CheckOwnOptions): Promise<Payment | null> {
  const { payload, studentId, transactionId, now } = options
  const payment = await findPayment(payload, transactionId)
  if (payment?.studentId !== studentId) return null
  return (await mayCheck(payment, options)) ? checkAttempt({ payload, payment, now }) : payment
}

async function mayCheck(payment: Payment, { payload, studentId, transactionId, now }: CheckOwnOptions) {
  // Unfinished effects of a paid attempt need no query.
  if (isPaid(payment.status)) return true
  const windowMs = watchStepMs({ startedAt: new Date(payment.startedAt), now })
  const limits: Limit[] = [
    { name: 'payments/ask-attempt', subject: transactionId, limit: 1, windowMs },
    { name: 'payments/ask', subject: studentId, limit: MAX_CHECKS_PER_MINUTE, windowMs: MINUTE },
  ]
  for (const limit of limits) {
    if (!(await consumeLimit({ payload, ...limit, now })).allowed) return false
  }
  return true
}
