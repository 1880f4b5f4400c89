import { feePaymentCalls } from '@pravesh/shared/fees/pay/calls'
import { feeRetry } from '@pravesh/shared/fees/pay/payloads'
import { feeRetryNames } from '@pravesh/shared/fees/pay/wire'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { refused } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import type { Payload } from 'payload'
import { requireStudent } from '../../accounts/index.ts'
import { invalid } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { namedLimits } from '../../http/api/named-limits.ts'
import { readFeeOrder } from './fee-order.ts'
import { payFee as pay } from './pay-fee.ts'
import { retryFee as retry } from './retry-fee.ts'

const NEXT = 'Next, pay the fee.'

/** Returns the address of the payment page for a fee of the logged-in student. (spec 1, 7) */
export const payFee = endpoint({
  ...feePaymentCalls.payFee,
  handle: async ({ payload, req, body }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeFeeLimit({ payload, studentId: student.id, now })
    const order = readFeeOrder(await body())
    const { url } = await pay({ payload, studentId: student.id, order, now })
    return { msg: NEXT, url }
  },
})

/** Returns the address of the payment page for another attempt. (spec 1, 7) */
export const retryFee = endpoint({
  ...feePaymentCalls.retryFee,
  handle: async ({ payload, req, body }) => {
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeFeeLimit({ payload, studentId: student.id, now })
    const parsed = feeRetry.safeParse(await body())
    if (!parsed.success) throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
    const { [feeRetryNames.dueId]: dueId, [feeRetryNames.amountPaise]: amountPaise = null } = parsed.data
    const { url } = await retry({ payload, studentId: student.id, dueId, amountPaise, now })
    return { msg: NEXT, url }
  },
})

/** Far above what a person needs, far below what a script can do. */
const limits = namedLimits({
  'fees/pay': {
    limit: 30,
    windowMs: 10 * 60_000,
    refusal: refused(platformReplies, 'TRIED_TOO_OFTEN'),
  },
})

/** Counts a payment that a student starts. Throws a Problem (429, with the time to wait) when the limit is exceeded. */
function consumeFeeLimit({ payload, studentId, now }: { payload: Payload; studentId: string; now: Date }) {
  return limits.consume({ payload, name: 'fees/pay', subject: studentId, now })
}
