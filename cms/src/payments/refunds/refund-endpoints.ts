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
import { may } from '../../staff/index.ts'
import { requireReader, requireStaff } from '../staff-member.ts'
import { findOnePayment } from './find-one-payment.ts'
import { payOutRefund, resolveRefund } from './pay-out.ts'
import { findRefundTerms } from './refund-terms-for.ts'
import { loadRefundView } from './refund-view.ts'
import { refundWork } from './refund-work.ts'
import { isDuplicate } from './refundable.ts'
import { requestRefund } from './request-refund.ts'

const view = endpoint({
  ...refundCalls.view,
  handle: async ({ payload, req, param }) => {
    requireReader(req, 'refunds')
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
    const { noticeDay, ...sent } = await readBody(call, refundRequestSchema)
    const now = new Date()
    const paymentId = param('id')
    const calculation = await calculationFor({ payload, paymentId, noticeDay })
    const { id } = await requestRefund({ payload, paymentId, ...sent, calculation, staff, now })
    // Sent at once, so that staff see the outcome; the minutely task retries it if the provider cannot be reached.
    await applyDueEffects({ payload, work: refundWork(), id, now })
    return { msg: 'Refund requested. We have notified the student.' }
  },
})

interface CalculationOptions extends Pick<RefundRequest, 'noticeDay'> {
  payload: Payload
  paymentId: string
}

/** The calculation that staff were shown, in words, to be kept with the refund; empty when no terms apply. */
async function calculationFor({ payload, paymentId, noticeDay }: CalculationOptions): Promise<string> {
  const payment = await findOnePayment(payload, paymentId)
  const terms = isDuplicate(payment) ? null : await findRefundTerms({ payload, ...payment })
  const { amountPaise } = payment
  return terms ? `${noticeDay}: ${explainRefund(calculateRefund({ terms, amountPaise, noticeDay }))}` : ''
}

const payOut = endpoint({
  ...refundCalls.payOut,
  handle: async (call) => {
    const staff = await requireStaff(call.req, 'refund payments')
    const { reference } = await readBody(call, payOutSchema)
    await payOutRefund({ payload: call.payload, id: call.param('id'), reference, staff, now: new Date() })
    return { msg: 'Refund recorded. We have notified the student.' }
  },
})

const resolve = endpoint({
  ...refundCalls.resolve,
  handle: async ({ payload, req, param }) => {
    await requireStaff(req, 'refund payments')
    await resolveRefund({ payload, id: param('id'), now: new Date() })
    return { msg: 'Alert ended.' }
  },
})

export const refundEndpoints = [view, request, payOut, resolve]
