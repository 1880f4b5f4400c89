import { describe, expect, it } from 'vitest'
import type { Fault } from '../../../../test/providers/faults.ts'
import { aRefundOf } from '../../../../test/providers/orders.ts'
import { phonepeForTests } from '../../../../test/providers/phonepe/phonepe-gateway.ts'

const { parts, orderOf, aPaidOrder } = phonepeForTests()

describe('a refund through PhonePe', () => {
  it('is pending until the bank has paid it', async () => {
    const refund = aRefundOf(await aPaidOrder())
    const report = { refundId: refund.refundId, amountPaise: 20_000, reference: expect.stringMatching(/^OMR/) }
    expect(await parts.gateway.refund(refund)).toEqual({ state: 'pending', ...report })
    const asked = () => parts.gateway.askRefund({ ...refund, reference: null })
    for (const [state, expected] of [
      ['CONFIRMED', 'pending'],
      ['COMPLETED', 'done'],
    ] as const) {
      parts.bank.endRefund(refund.refundId, state)
      expect(await asked()).toEqual({ state: expected, ...report })
    }
    const details = [{ state: 'COMPLETED', splitInstruments: [{ rail: { type: 'UPI', utr: '620012345678' } }] }]
    Object.assign(parts.bank.refunds.get(refund.refundId) ?? {}, { paymentDetails: details })
    expect(await asked()).toMatchObject({ state: 'done', bankReference: '620012345678' })
  })

  it('fails with the bank’s reason', async () => {
    const refund = aRefundOf(await aPaidOrder())
    await parts.gateway.refund(refund)
    parts.bank.endRefund(refund.refundId, 'FAILED', 'ACCOUNT_CLOSED')
    expect(await parts.gateway.askRefund({ ...refund, reference: null })).toMatchObject({
      state: 'failed',
      reason: 'ACCOUNT_CLOSED',
    })
  })

  it('is made once however often it is requested, also after a lost response', async () => {
    const order = await aPaidOrder()
    const refund = aRefundOf(order)
    parts.bank.faults.next('lost')
    await expect(parts.gateway.refund(refund)).rejects.toMatchObject({ kind: 'unreachable' })
    const first = await parts.gateway.refund(refund)
    expect(await parts.gateway.refund(refund)).toEqual(first)
    const made = [...parts.bank.refunds.values()].filter((each) => each.originalMerchantOrderId === order.transactionId)
    expect(made).toHaveLength(1)
  })

  it('can be repeated in the same amount with another id', async () => {
    const order = await aPaidOrder()
    const reports = [await parts.gateway.refund(aRefundOf(order)), await parts.gateway.refund(aRefundOf(order))]
    expect(reports.map(({ state }) => state)).toEqual(['pending', 'pending'])
  })

  it('fails when PhonePe refuses it: more than was paid, or not paid', async () => {
    const order = await aPaidOrder()
    const tooMuch = await parts.gateway.refund(aRefundOf(order, { amountPaise: 50_001 }))
    expect(tooMuch).toMatchObject({ state: 'failed', reason: expect.stringContaining('REFUND_LIMIT') })
    const unpaid = orderOf()
    await parts.gateway.start(unpaid)
    expect(await parts.gateway.refund(aRefundOf(unpaid))).toMatchObject({ state: 'failed' })
  })

  it('is unknown when PhonePe has no such refund', async () => {
    expect(await parts.gateway.askRefund({ ...aRefundOf(await aPaidOrder()), reference: null })).toEqual({
      state: 'unknown',
    })
  })

  it.each(['hang', 'reset', { status: 503, html: true }, { status: 429 }, { status: 404, html: true }] as Fault[])(
    'throws on %j, and nothing is decided',
    async (fault) => {
      const refund = aRefundOf(await aPaidOrder())
      parts.bank.faults.next(fault)
      const gateway = fault === 'hang' ? parts.hurried : parts.gateway
      await expect(gateway.refund(refund)).rejects.toMatchObject({ name: 'GatewayError' })
    },
  )
})
