import { paymentCalls } from '@pravesh/shared/payments/calls'
import { portalOf } from '../../foundation/portal.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readText } from '../../http/api/request-body.ts'
import { findGateway } from '../providers/find-gateway.ts'
import type { WebhookSubject } from '../providers/gateway.ts'
import { checkPayment } from './check-payment.ts'

const BODY_LIMIT = 64 * 1024 // bytes

type Check = (options: { payload: Parameters<typeof checkPayment>[0]['payload']; now: Date }) => Promise<unknown>

/**
 * Receives provider reports. A report only triggers a check with the provider; its content is not trusted. Every
 * authentic report is accepted, because providers repeat refused ones and then stop sending.
 */
export const webhook = endpoint({
  ...paymentCalls.webhook,
  handle: async ({ payload, req, param }) => {
    const gateway = findGateway(payload, param('provider'))
    if (!gateway) throw notFound('payment provider')
    const subject = gateway.readWebhook({ headers: req.headers, body: await readText(req, BODY_LIMIT) })
    if (subject === null) {
      payload.logger.warn({ msg: 'A provider report with an invalid signature was rejected.', provider: gateway.name })
      throw new Problem({ code: 'FORGED', status: 401, publicMessage: 'The signature of this report is invalid.' })
    }
    await checkOf(subject)({ payload, now: new Date() })
    return { msg: 'Report accepted.' }
  },
})

function checkOf(subject: WebhookSubject): Check {
  if (subject.kind === 'payment') return (options) => checkPayment({ ...options, transactionId: subject.transactionId })
  if (subject.kind === 'refund') {
    return async (options) => portalOf(options.payload).checkRefund({ ...options, refundId: subject.refundId })
  }
  return async () => null
}
