import { paymentCalls } from '@pravesh/shared/payments/wire'
import { endpoint } from '../../platform/api/endpoint.ts'
import { readText } from '../../platform/api/request-body.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { gatewayNamed } from '../providers/open-gateway.ts'
import { checkPayment } from './check-payment.ts'

/** The longest report that is read, in bytes. */
const BODY_LIMIT = 64 * 1024

/** A provider's report. It is believed only as a hint about which payment to ask for. */
export const webhook = endpoint({
  ...paymentCalls.webhook,
  handle: async ({ payload, req, param }) => {
    const gateway = gatewayNamed(payload, param('provider'))
    if (!gateway) throw notFound('payment provider')
    const body = await readText(req, BODY_LIMIT)
    const transactionId = gateway.readWebhook({ headers: req.headers, body })
    if (transactionId === null) {
      payload.logger.warn({ msg: 'A report with a wrong signature was refused.', provider: gateway.name })
      throw new Problem({ code: 'FORGED', status: 401, publicMessage: 'The signature of this report is wrong.' })
    }
    if (!(await checkPayment({ payload, transactionId, now: new Date() }))) throw notFound('payment')
    return { msg: 'The report was taken.' }
  },
})
