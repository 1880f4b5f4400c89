import { describe, expect, it } from 'vitest'
import { aRefundOf } from '../../../../test/providers/orders.ts'
import { type OpenedOrder, razorpayForTests } from '../../../../test/providers/razorpay/razorpay-gateway.ts'

const { parts, anOpenedOrder, aPaidOrder } = razorpayForTests()

describe('a refund through Razorpay', () => {
  const orderOf = (order: OpenedOrder, change = {}) => aRefundOf(order, { payment: order, ...change })
  const refundsOf = ({ reference }: { reference: string }) =>
    [...parts.bank.refunds.values()].filter((each) => each.payment_id === `pay_${reference}`)

  it('is made from the captured payment and done when the bank has paid it', async () => {
    const order = await aPaidOrder()
    const refund = orderOf(order)
    const pending = await parts.gateway.refund(refund)
    const reference = refundsOf(order)[0]?.id ?? ''
    expect(pending).toEqual({ state: 'pending', refundId: refund.refundId, amountPaise: 20_000, reference })
    Object.assign(refundsOf(order)[0] ?? {}, { status: 'processed' })
    for (const known of [reference, null]) {
      expect(await parts.gateway.askRefund({ ...refund, reference: known })).toEqual({ ...pending, state: 'done' })
    }
    Object.assign(refundsOf(order)[0] ?? {}, { acquirer_data: { arn: '10000000000000' } })
    expect(await parts.gateway.askRefund({ ...refund, reference })).toMatchObject({ bankReference: '10000000000000' })
    Object.assign(refundsOf(order)[0] ?? {}, { status: 'failed' })
    expect(await parts.gateway.askRefund({ ...refund, reference })).toMatchObject({ state: 'failed' })
  })

  it('is made once however often it is requested, also after a lost response', async () => {
    const order = await aPaidOrder()
    const refund = orderOf(order)
    parts.bank.faults.next(null, 'lost')
    await expect(parts.gateway.refund(refund)).rejects.toMatchObject({ kind: 'unreachable' })
    const first = await parts.gateway.refund(refund)
    expect(await parts.gateway.refund(refund)).toEqual(first)
    expect(refundsOf(order)).toHaveLength(1)
    const [key] = parts.bank.requests.filter(({ path }) => path.endsWith('/refund')).map(({ headers }) => headers)
    expect(key?.['x-refund-idempotency']).toBe(`refund-${refund.refundId}`)
  })

  it('can be repeated in the same amount with another id', async () => {
    const order = await aPaidOrder()
    await Promise.all([parts.gateway.refund(orderOf(order)), parts.gateway.refund(orderOf(order))])
    expect(refundsOf(order)).toHaveLength(2)
  })

  it('throws while the first request is in progress, and succeeds when it is repeated', async () => {
    const order = await aPaidOrder()
    const refund = orderOf(order)
    parts.bank.holdRefunds(true)
    for (let i = 0; i < 2; i++) {
      await expect(parts.gateway.refund(refund)).rejects.toMatchObject({ kind: 'busy', status: 409 })
    }
    parts.bank.holdRefunds(false)
    expect(await parts.gateway.refund(refund)).toMatchObject({ state: 'pending' })
    expect(refundsOf(order)).toHaveLength(1)
  })

  it('fails when Razorpay refuses it: more than was captured, or not captured', async () => {
    const order = await aPaidOrder()
    expect(await parts.gateway.refund(orderOf(order, { amountPaise: 50_001 }))).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('greater than amount captured'),
    })
    expect(await parts.gateway.refund(orderOf(await anOpenedOrder()))).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('not captured'),
    })
  })

  it('is unknown when Razorpay has no such refund', async () => {
    const refund = orderOf(await aPaidOrder())
    for (const reference of [null, '', 'rfnd_none']) {
      expect(await parts.gateway.askRefund({ ...refund, reference })).toEqual({ state: 'unknown' })
    }
  })
})
