import { paymentCalls } from '@pravesh/shared/payments/calls'
import { isPaid } from '@pravesh/shared/payments/status'
import { type VerifyReply, verificationTable } from '@pravesh/shared/payments/wire'
import { requireStudent } from '../../accounts/index.ts'
import { portalOf } from '../../foundation/portal.ts'
import { notFound } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { owedOf } from '../owed-of.ts'
import { checkOwnPayment } from './check-own-payment.ts'

/**
 * Returns the state of the student's own payment after checking it, and of what it is for; `success` is true only when it
 * is paid. (spec 1, 7)
 */
export const verify = endpoint({
  ...paymentCalls.verify,
  handle: async ({ payload, req, param }) => {
    const { student } = await requireStudent(req)
    const own = { studentId: student.id, transactionId: param('id') }
    const now = new Date()
    const payment = await checkOwnPayment({ payload, ...own, now })
    if (!payment) throw notFound('payment')
    const { status, issue, purpose, subjectId } = payment
    const [owed, pageId] = await Promise.all([
      owedOf({ payload, payment, now }),
      portalOf(payload).pageIdHandlers[purpose]?.({ payload, subjectId }),
    ])
    const reply: VerifyReply = {
      success: isPaid(status) && !issue,
      msg: owed.message,
      result: verificationTable.toWire({ ...payment, issue: issue ?? 'none', pageId: pageId ?? subjectId, owed }),
    }
    return Response.json(reply, { headers: { 'Cache-Control': 'no-store' } })
  },
})
