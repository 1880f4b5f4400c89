import { paymentCalls } from '@pravesh/shared/payments/calls'
import { messageOn } from '@pravesh/shared/payments/issues'
import { isPaid } from '@pravesh/shared/payments/status'
import { type VerifyReply, verificationTable } from '@pravesh/shared/payments/wire'
import { requireStudent } from '../../accounts/index.ts'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
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
