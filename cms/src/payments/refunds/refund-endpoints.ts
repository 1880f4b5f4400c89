import { calculateRefund } from '@pravesh/shared/payments/refunds/calculate-refund'
import {
  payOutSchema,
  type RefundRequest,
  refundCalls,
  refundRequestSchema,
} from '@pravesh/shared/payments/refunds/staff-calls'
import { explainRefund } from '@pravesh/shared/payments/refunds/terms-text'
import type { Payload } from 'payload'
import { applyDueEffects } from '../../database/work/apply-effects.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import type { Payment } from '../../payload-types.ts'
import { may, requireInScope, requireProven } from '../../staff/index.ts'
import { requireReader, requireStaff } from '../staff-member.ts'
import { findOnePayment } from './find-one-payment.ts'
import { payOutRefund, resolveRefund } from './pay-out.ts'
import { refundNeedsApproval, requestRefundApproval } from './refund-approval.ts'
import { revisionOf } from './refund-revision.ts'
import { findRefundTerms } from './refund-terms-for.ts'
import { loadRefundView } from './refund-view.ts'
import { refundWork } from './refund-work.ts'
import { isDuplicate } from './refundable.ts'
import { changed, requestRefund } from './request-refund.ts'

const view = endpoint({
  ...refundCalls.view,
  handle: async ({ payload, req, param }) => {
    requireReader(req, 'refunds')
    await requireInScope({ req, collection: 'payments', id: param('id'), noun: 'payment' })
    const mayRefund = may(req.user, 'refund payments')
    return {
      msg: 'Refunds found.',
      result: await loadRefundView({ payload, paymentId: param('id'), mayRefund, now: new Date() }),
    }
  },
})

const request = endpoint({
  ...refundCalls.request,
  handle: async (call) => {
    const { payload, param } = call
    const staff = await requireStaff(call.req, 'refund payments')
    await requireInScope({ req: call.req, collection: 'payments', id: param('id'), noun: 'payment' })
    await requireProven(call.req)
    const { noticeDay, ...sent } = await readBody(call, refundRequestSchema)
    const now = new Date()
    const payment = await findOnePayment(payload, param('id'))
    const calculation = await calculationFor({ payload, payment, noticeDay })
    // Refunds that are requested meanwhile change the revision, so none of them is left out of the limit.
    if (sent.revision > revisionOf(payment)) throw changed()
    const why = await refundNeedsApproval({ payload, payment, ...sent, noticeDay })
    if (why !== null) {
      await requestRefundApproval({ payload, payment, ...sent, calculation, staff, now })
      return { msg: `${why} Another member of staff must approve this one.` }
    }
    const { id } = await requestRefund({ payload, paymentId: payment.id, ...sent, calculation, staff, now })
    // Sent at once, so that staff see the outcome; the minutely task retries it if the provider cannot be reached.
    await applyDueEffects({ payload, work: refundWork(), id, now })
    return { msg: 'Refund requested. We have notified the student.' }
  },
})

interface CalculationOptions extends Pick<RefundRequest, 'noticeDay'> {
  payload: Payload
  payment: Payment
}

/** The calculation that staff were shown, in words, to be kept with the refund; empty when no terms apply. */
async function calculationFor({ payload, payment, noticeDay }: CalculationOptions): Promise<string> {
  const terms = isDuplicate(payment) ? null : await findRefundTerms({ payload, ...payment })
  const { amountPaise } = payment
  return terms ? `${noticeDay}: ${explainRefund(calculateRefund({ terms, amountPaise, noticeDay }))}` : ''
}

const payOut = endpoint({
  ...refundCalls.payOut,
  handle: async (call) => {
    const staff = await requireStaff(call.req, 'refund payments')
    await requireInScope({ req: call.req, collection: 'refunds', id: call.param('id'), noun: 'refund' })
    await requireProven(call.req)
    const { reference } = await readBody(call, payOutSchema)
    await payOutRefund({ payload: call.payload, id: call.param('id'), reference, staff, now: new Date() })
    return { msg: 'Refund recorded. We have notified the student.' }
  },
})

const resolve = endpoint({
  ...refundCalls.resolve,
  handle: async ({ payload, req, param }) => {
    await requireStaff(req, 'refund payments')
    await requireInScope({ req, collection: 'refunds', id: param('id'), noun: 'refund' })
    await resolveRefund({ payload, id: param('id'), now: new Date() })
    return { msg: 'Alert ended.' }
  },
})

export const refundEndpoints = [view, request, payOut, resolve]
