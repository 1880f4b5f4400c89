import { paymentNames } from '@pravesh/shared/payments/calls'
import { orderCalls } from '@pravesh/shared/shop/orders/calls'
import { orderPayment, orderRetry } from '@pravesh/shared/shop/orders/payloads'
import { orderPaymentNames, orderRetryNames } from '@pravesh/shared/shop/orders/wire'
import { requireStudent } from '../../accounts/index.ts'
import { endpoint } from '../../http/api/endpoint.ts'
import { readBody } from '../../http/api/read-body.ts'
import type { StartedPayment } from '../../payments/index.ts'
import { consumeOrderLimit } from './consume-order-limit.ts'
import { ownOrder } from './find-orders.ts'
import { orderOfReference } from './order-of-reference.ts'
import { startOrderPayment } from './start-order-payment.ts'

/** Returns the address of the payment page for an order of the logged-in student. (spec 1, 7) */
export const payOrder = endpoint({
  ...orderCalls.payOrder,
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeOrderLimit({ payload, studentId: student.id, now })
    const sent = await readBody(call, orderPayment)
    const order = await orderOfReference({
      payload,
      studentId: student.id,
      id: sent[orderPaymentNames.orderId] ?? '',
      reference: sent[orderPaymentNames.transactionId] ?? '',
    })
    const totalPaise = sent[orderPaymentNames.totalPaise] ?? null
    return paymentPage(await startOrderPayment({ payload, order, totalPaise, now }))
  },
})

/** Returns the address of the payment page for another attempt. (spec 1, 7) */
export const retryOrder = endpoint({
  ...orderCalls.retryOrder,
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const now = new Date()
    await consumeOrderLimit({ payload, studentId: student.id, now })
    const sent = await readBody(call, orderRetry)
    const order = await ownOrder({ payload, studentId: student.id, id: sent[orderRetryNames.orderId] })
    const totalPaise = sent[orderRetryNames.totalPaise] ?? null
    return paymentPage(await startOrderPayment({ payload, order, totalPaise, now }))
  },
})

function paymentPage({ url, merchantId, transactionId }: StartedPayment) {
  return {
    msg: 'Next, pay for your order.',
    url,
    [paymentNames.merchantId]: merchantId,
    [paymentNames.transactionId]: transactionId,
  }
}
