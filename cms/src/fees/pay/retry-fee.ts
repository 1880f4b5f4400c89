import { feeRetryNames } from '@pravesh/shared/fees/pay/wire'
import { feeReplies } from '@pravesh/shared/fees/replies/words/words'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { invalid } from '../../foundation/problem.ts'
import type { StartedPayment } from '../../payments/index.ts'
import { ownDue } from '../dues/find-dues.ts'
import { moneyOfDue } from '../dues/money-of-due.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { refusePaidOften } from './own-amount-due.ts'
import { startDuePayment } from './start-due-payment.ts'

interface RetryOptions {
  payload: Payload
  studentId: string
  dueId: string
  /** The amount that the client sent; null when it sent none. */
  amountPaise: number | null
  now: Date
}

/**
 * Starts another attempt to pay a student's own due. Throws a Problem: 400 when the amount differs, 404, 409 when it is
 * paid, refunded or paid often enough, 503 when no provider accepts payments.
 */
export async function retryFee({ payload, studentId, dueId, amountPaise, now }: RetryOptions): Promise<StartedPayment> {
  const due = await ownDue({ payload, studentId, id: dueId })
  const { leftPaise } = moneyOfDue({ due, settings: await feeSettings(payload), day: dayInIndia(now) })
  // What is paid, refunded or cancelled is refused below, with its reason.
  if (amountPaise !== null && leftPaise > 0 && amountPaise !== leftPaise) {
    const reason = reasoned(feeReplies, 'OTHER_AMOUNT', { amount: formatRoundPaise(leftPaise) })
    throw invalid([{ field: feeRetryNames.amountPaise, code: 'mismatch', ...reason }])
  }
  await refusePaidOften(payload, due)
  return startDuePayment({ payload, due, now })
}
