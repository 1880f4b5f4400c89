import { describe, expect, it } from 'vitest'
import { AWKWARD_BODIES } from '../../../../test/providers/orders.ts'
import { razorpayForTests } from '../../../../test/providers/razorpay/razorpay-gateway.ts'

const { parts } = razorpayForTests()

describe('a webhook from Razorpay', () => {
  const read = ({ headers, body }: { headers: Record<string, string>; body: string }) =>
    parts.gateway.readWebhook({ headers: new Headers(headers), body })
  const link = { payment_link: { entity: { id: 'plink_1', reference_id: 'T1' } } }
  const payment = { payment: { entity: { id: 'pay_1', notes: { transactionId: 'T1' } } } }

  it.each(['payment_link.paid', 'payment_link.expired', 'payment_link.cancelled', 'payment_link.partially_paid'])(
    'names the payment: %s',
    (event) => {
      expect(read(parts.bank.webhook(event, { ...link, ...payment }))).toEqual({ kind: 'payment', transactionId: 'T1' })
    },
  )

  it.each(['payment.captured', 'payment.failed', 'order.paid'])('names the payment by its notes: %s', (event) => {
    expect(read(parts.bank.webhook(event, payment))).toEqual({ kind: 'payment', transactionId: 'T1' })
  })

  it.each(['refund.created', 'refund.processed', 'refund.failed', 'refund.speed_changed'])(
    'names the refund: %s',
    (event) => {
      const refund = { refund: { entity: { id: 'rfnd_1', receipt: 'R1', notes: [] } }, ...payment }
      expect(read(parts.bank.webhook(event, refund))).toEqual({ kind: 'refund', refundId: 'R1' })
      const noted = { refund: { entity: { id: 'rfnd_1', receipt: null, notes: { refundId: 'R1' } } } }
      expect(read(parts.bank.webhook(event, noted))).toEqual({ kind: 'refund', refundId: 'R1' })
      const short = { refund: { entity: { receipt: 'R1' } } }
      expect(read(parts.bank.webhook(event, short))).toEqual({ kind: 'refund', refundId: 'R1' })
    },
  )

  it('may be about nothing that the portal follows', () => {
    expect(read(parts.bank.webhook('settlement.processed', { settlement: { entity: {} } }))).toEqual({ kind: 'other' })
    expect(read(parts.bank.webhook('payment.captured', { payment: { entity: { notes: [] } } }))).toEqual({
      kind: 'other',
    })
    expect(read(parts.bank.webhook('refund.created', { refund: { entity: {} } }))).toEqual({ kind: 'other' })
    for (const body of ['', 'x', 'null', '[]', '{}']) {
      expect(read({ headers: parts.bank.sign(body), body })).toEqual({ kind: 'other' })
    }
  })

  it.each(AWKWARD_BODIES)('is signed over its bytes: %s', (_, change) => {
    const body = change(parts.bank.webhook('payment_link.paid', link).body)
    expect(read({ headers: parts.bank.sign(body), body })).toEqual({ kind: 'payment', transactionId: 'T1' })
  })

  it.each(AWKWARD_BODIES)('is forged when its body was serialised again: %s', (_, change) => {
    const body = change(parts.bank.webhook('payment_link.paid', link).body)
    const serialised = JSON.stringify(JSON.parse(body))
    expect(read({ headers: parts.bank.sign(body), body: serialised }) === null).toBe(serialised !== body)
  })

  it('is forged without the exact signature', () => {
    const { headers, body } = parts.bank.webhook('payment_link.paid', link)
    const signature = headers['x-razorpay-signature']
    for (const each of ['', signature.slice(1), `${signature}0`, '0'.repeat(64), `${signature.slice(0, -1)}g`]) {
      expect(read({ headers: { 'x-razorpay-signature': each }, body }), each).toBeNull()
    }
    expect(read({ headers: {}, body })).toBeNull()
    expect(read({ headers, body: `${body} ` })).toBeNull()
  })
})
