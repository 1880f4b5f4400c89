import { describe, expect, it } from 'vitest'
import { aDeadGateway, aGateway } from '../../../test/builders/payments.ts'
import {
  aPaidPayment,
  aRefundingGateway,
  aRequestedRefund,
  processRefund,
  rereadPayment,
  runRefunds,
} from '../../../test/builders/refunds.ts'
import { observedPayments } from '../../../test/observed-payments.ts'
import { observedRefunds } from '../../../test/observed-refunds.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { refundsOf } from './refund-totals.ts'

const portal = startTestPortal()
const { later } = observedPayments(portal)
const refunded = observedRefunds(portal)

const statusesOf = async (paymentId: string) =>
  (await refundsOf(portal.payload, paymentId)).map(({ status }) => status).sort()

describe('a refund that the provider', () => {
  it('refuses releases its amount once and alerts staff', async () => {
    const { payload } = portal
    const bank = aRefundingGateway({ outcome: 'failed' })
    const { gateway } = bank
    const payment = await aPaidPayment(payload, gateway)
    const refund = await aRequestedRefund(payload, { paymentId: payment.id, amountPaise: 50_000 })
    await processRefund({ payload, gateway, refund })
    await runRefunds({ payload, gateway, now: later(600) })
    expect(await rereadPayment(payload, payment)).toMatchObject({
      status: 'paid',
      refundHeldPaise: 0,
      refundedPaise: 0,
    })
    expect(await refundsOf(payload, payment.id)).toMatchObject([
      { status: 'failed', needsAttention: true, note: 'Account closed.' },
    ])
    expect(refunded).toEqual([])
    bank.settings.outcome = 'done'
    const again = await aRequestedRefund(payload, { paymentId: payment.id, amountPaise: 50_000 })
    await processRefund({ payload, gateway, refund: again })
    expect(await statusesOf(payment.id)).toEqual(['done', 'failed'])
    expect((await refundsOf(payload, payment.id)).map(({ needsAttention }) => needsAttention)).toEqual([false, false])
    expect(await rereadPayment(payload, payment)).toMatchObject({ status: 'refunded', refundHeldPaise: 50_000 })
  })

  it('cannot receive is sent later', async () => {
    const { payload } = portal
    const { gateway, paidOut } = aRefundingGateway()
    const payment = await aPaidPayment(payload, gateway)
    const refund = await aRequestedRefund(payload, { paymentId: payment.id })
    expect(await processRefund({ payload, gateway: aDeadGateway(), refund })).toMatchObject({ status: 'created' })
    expect(await rereadPayment(payload, payment)).toMatchObject({ refundHeldPaise: 10_000 })
    await runRefunds({ payload, gateway, now: later(10) })
    expect(await statusesOf(payment.id)).toEqual(['done'])
    expect(paidOut()).toBe(10_000)
  })

  it('completes later is polled until it is done', async () => {
    const { payload } = portal
    const bank = aRefundingGateway({ outcome: 'pending' })
    const { gateway } = bank
    const { id: paymentId } = await aPaidPayment(payload, gateway)
    const refund = await aRequestedRefund(payload, { paymentId })
    expect(await processRefund({ payload, gateway, refund })).toMatchObject({ status: 'pending' })
    await runRefunds({ payload, gateway, now: later(10) })
    expect(await statusesOf(paymentId)).toEqual(['pending'])
    bank.end('done')
    await runRefunds({ payload, gateway, now: later(10) })
    expect(await statusesOf(paymentId)).toEqual(['pending'])
    await runRefunds({ payload, gateway, now: later(60) })
    expect(await statusesOf(paymentId)).toEqual(['done'])
    expect(refunded).toEqual([10_000])
  })

  it.each([
    ['another amount', { amountPaise: 9999 }],
    ['another refund', { refundId: 'R0' }],
  ])('reports with %s is not believed', async (_, wrong) => {
    const { payload } = portal
    const { gateway } = aRefundingGateway()
    const { id: paymentId } = await aPaidPayment(payload, gateway)
    const refund = await aRequestedRefund(payload, { paymentId })
    const report = { state: 'done', refundId: refund.refundId, amountPaise: 10_000, reference: 'X', ...wrong } as const
    await processRefund({ payload, gateway: aGateway({ refund: async () => report }), refund })
    expect(await refundsOf(payload, paymentId)).toMatchObject([
      { status: 'created', needsAttention: true, note: expect.stringContaining('provider') },
    ])
    expect(refunded).toEqual([])
  })
})
