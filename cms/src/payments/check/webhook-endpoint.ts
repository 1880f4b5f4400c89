import { paymentCalls } from '@pravesh/shared/payments/wire'
import { endpoint } from '../../platform/api/endpoint.ts'
import { readText } from '../../platform/api/request-body.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { findGateway } from '../providers/find-gateway.ts'
import { checkPayment } from './check-payment.ts'

const BODY_LIMIT = 64 * 1024 // bytes

/** Receives provider reports. A report only triggers a check with the provider; its content is not trusted. */
export const webhook = endpoint({
  ...paymentCalls.webhook,
  handle: async ({ payload, req, param }) => {
    const gateway = findGateway(payload, param('provider'))
    if (!gateway) throw notFound('payment provider')
    const body = await readText(req, BODY_LIMIT)
    const transactionId = gateway.readWebhook({ headers: req.headers, body })
    if (transactionId === null) {
      payload.logger.warn({ msg: 'A provider report with an invalid signature was rejected.', provider: gateway.name })
      throw new Problem({ code: 'FORGED', status: 401, publicMessage: 'The signature of this report is invalid.' })
    }
    if (!(await checkPayment({ payload, transactionId, now: new Date() }))) throw notFound('payment')
    return { msg: 'Report accepted.' }
  },
})
