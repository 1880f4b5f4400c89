import { paymentCalls } from '@pravesh/shared/payments/calls'
import { ISSUE_MESSAGES, REFUNDED_DUPLICATE_MESSAGE } from '@pravesh/shared/payments/issues'
import { isPaid, isRefunded, STUDENT_MESSAGES } from '@pravesh/shared/payments/status'
import { type VerifyReply, verificationTable } from '@pravesh/shared/payments/wire'
import { requireStudent } from '../../accounts/index.ts'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import type { Payment } from '../../payload-types.ts'
import { checkOwnPayment } from './check-own-payment.ts'

/**
 * Returns the state of the student's own payment after checking it; `success` is true only when it is paid. (spec 1, 7)
 */
export const verify = endpoint({
  ...paymentCalls.verify,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    const own = { studentId: student.id, transactionId: param('id') }
    const payment = await checkOwnPayment({ payload, ...own, now: new Date() })
    if (!payment) throw notFound('payment')
    const { status, issue } = payment
    const reply: VerifyReply = {
      success: isPaid(status) && !issue,
      msg: messageOn(payment),
      result: verificationTable.toWire({ ...payment, issue: issue ?? 'none' }),
    }
    return Response.json(reply, { headers: { 'Cache-Control': 'no-store' } })
  },
})

function messageOn({ status, issue, issueNote }: Payment): string {
  if (issue) return ISSUE_MESSAGES[issue]
  // The note of a duplicate remains after its refund.
  return isRefunded(status) && issueNote ? REFUNDED_DUPLICATE_MESSAGE : STUDENT_MESSAGES[status]
}
