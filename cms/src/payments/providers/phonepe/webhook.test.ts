import { describe, expect, it } from 'vitest'
import { AWKWARD_BODIES } from '../../../../test/providers/orders.ts'
import { phonepeForTests } from '../../../../test/providers/phonepe/phonepe-gateway.ts'

const { parts } = phonepeForTests()

describe('a webhook from PhonePe', () => {
  const read = ({ headers, body }: { headers: Record<string, string>; body: string }) =>
    parts.gateway.readWebhook({ headers: new Headers(headers), body })
  const payload = { orderId: 'OMO1', merchantOrderId: 'T1', state: 'COMPLETED', amount: 50_000 }
  const refund = { refundId: 'OMR1', merchantRefundId: 'R1', originalMerchantOrderId: 'T1', state: 'COMPLETED' }

  it.each(['checkout.order.completed', 'checkout.order.failed'])('names the payment: %s', (event) => {
    for (const old of [false, true]) {
      expect(read(parts.bank.webhook({ event, payload, old }))).toEqual({ kind: 'payment', transactionId: 'T1' })
    }
  })

  it.each(['pg.refund.accepted', 'pg.refund.completed', 'pg.refund.failed'])('names the refund: %s', (event) => {
    for (const old of [false, true]) {
      expect(read(parts.bank.webhook({ event, payload: refund, old }))).toEqual({ kind: 'refund', refundId: 'R1' })
    }
  })

  it('names the payment in the oldest envelope', () => {
    const { headers } = parts.bank.webhook({ event: '', payload })
    const body = JSON.stringify({ type: 'PG_ORDER_COMPLETED', payload })
    expect(read({ headers, body })).toEqual({ kind: 'payment', transactionId: 'T1' })
  })

  it.each(['', 'x', 'null', '[]', '{}', '{"event":5}', '{"event":"pg.refund.completed","payload":{}}'])(
    'is authentic but about nothing: %s',
    (body) => expect(read({ ...parts.bank.webhook({ event: '', payload }), body })).toEqual({ kind: 'other' }),
  )

  it('may carry a prefix and capital letters in its authorization', () => {
    const { headers, body } = parts.bank.webhook({ event: 'checkout.order.completed', payload })
    for (const authorization of [`SHA256 ${headers.authorization}`, headers.authorization.toUpperCase()]) {
      expect(read({ headers: { authorization }, body })).toMatchObject({ kind: 'payment' })
    }
  })

  it('is forged without the exact authorization', () => {
    const { headers, body } = parts.bank.webhook({ event: 'checkout.order.completed', payload })
    const { authorization } = headers
    const forged = ['', 'SHA256', authorization.slice(1), `${authorization}0`, '0'.repeat(64), `Basic ${authorization}`]
    for (const each of forged) expect(read({ headers: { authorization: each }, body }), each).toBeNull()
    expect(read({ headers: {}, body })).toBeNull()
  })

  it.each(AWKWARD_BODIES)('is read with %s in its body', (_, change) => {
    const { headers, body } = parts.bank.webhook({ event: 'checkout.order.completed', payload })
    expect(read({ headers, body: change(body) })).toEqual({ kind: 'payment', transactionId: 'T1' })
  })
})
