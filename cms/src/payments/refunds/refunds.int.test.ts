import { describe, expect, it } from 'vitest'
import {
  aPaidPayment,
  aRefundingGateway,
  aRequestedRefund,
  processRefund,
  rereadPayment,
  runRefunds,
} from '../../../test/builders/refunds.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { observedPayments } from '../../../test/observed-payments.ts'
import { observedRefunds } from '../../../test/observed-refunds.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { checkPayment } from '../index.ts'
import { refundsOf } from './refund-totals.ts'

const portal = startTestPortal()
const { later } = observedPayments(portal)
const refunded = observedRefunds(portal)

describe('a refund', () => {
  it('is done once the provider says so; the payment stays paid until all of it is refunded', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const { gateway, paidOut } = aRefundingGateway()
    const payment = await aPaidPayment(payload, gateway, { studentId: student.id })
    const refund = await aRequestedRefund(payload, { paymentId: payment.id, amountPaise: 20_000 })
    expect(refund).toMatchObject({
      refundId: expect.stringMatching(/^R\d{13}\w{12}$/),
      status: 'created',
      reason: 'Course cancelled.',
      requestedBy: 'Mina Das',
      kind: 'staff',
    })
    expect(await rereadPayment(payload, payment)).toMatchObject({ refundHeldPaise: 20_000, refundedPaise: 0 })
    const processed = await processRefund({ payload, gateway, refund })
    expect(processed).toMatchObject({ status: 'done', decidedAt: expect.any(String), settledAt: expect.any(String) })
    expect(await rereadPayment(payload, payment)).toMatchObject({ status: 'paid', refundedPaise: 20_000 })
    const rest = await aRequestedRefund(payload, { paymentId: payment.id, amountPaise: 30_000 })
    await processRefund({ payload, gateway, refund: rest })
    expect(await rereadPayment(payload, payment)).toMatchObject({
      status: 'refunded',
      refundedPaise: 50_000,
      slot: payment.transactionId,
    })
    expect(refunded).toEqual([20_000, 50_000])
    expect(paidOut()).toBe(50_000)
    const mails = await messagesTo(payload, student.email ?? '', 'refund-news')
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'We are refunding ₹200.00',
      'We are refunding ₹300.00',
      'We have refunded ₹200.00',
      'We have refunded ₹300.00',
    ])
  })

  it('may equal an earlier one, but a repeat of the same request makes no second', async () => {
    const { payload } = portal
    const { gateway, paidOut } = aRefundingGateway()
    const { id: paymentId } = await aPaidPayment(payload, gateway)
    const first = await aRequestedRefund(payload, { paymentId, key: 'one' })
    const repeated = await aRequestedRefund(payload, { paymentId, key: 'one' })
    const second = await aRequestedRefund(payload, { paymentId, key: 'two' })
    expect(repeated.refundId).toBe(first.refundId)
    expect(second.refundId).not.toBe(first.refundId)
    await runRefunds({ payload, gateway })
    expect(paidOut()).toBe(20_000)
    await expect(aRequestedRefund(payload, { paymentId, key: 'one', amountPaise: 5000 })).rejects.toMatchObject({
      code: 'ALREADY_REQUESTED',
    })
  })

  it('is made once by ten concurrent repeats of a request', async () => {
    const { payload } = portal
    const { gateway, paidOut } = aRefundingGateway()
    const { id: paymentId } = await aPaidPayment(payload, gateway)
    const all = await Promise.all(
      Array.from({ length: 10 }, () => aRequestedRefund(payload, { paymentId, key: 'same' })),
    )
    expect(new Set(all.map(({ refundId }) => refundId)).size).toBe(1)
    await Promise.all(all.map((refund) => processRefund({ payload, gateway, refund })))
    expect(paidOut()).toBe(10_000)
    expect(refunded).toEqual([10_000])
  })

  it('of the whole amount is won by one of ten officers', async () => {
    const { payload } = portal
    const { gateway, paidOut } = aRefundingGateway()
    const payment = await aPaidPayment(payload, gateway)
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => aRequestedRefund(payload, { paymentId: payment.id, amountPaise: 50_000 })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await runRefunds({ payload, gateway })
    expect(paidOut()).toBe(50_000)
    expect(await rereadPayment(payload, payment)).toMatchObject({ status: 'refunded', refundHeldPaise: 50_000 })
  })

  it('never exceeds the payment, whatever ten officers request at once', async () => {
    const { payload } = portal
    const { gateway, paidOut } = aRefundingGateway()
    const payment = await aPaidPayment(payload, gateway)
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => aRequestedRefund(payload, { paymentId: payment.id, amountPaise: 15_000 })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await runRefunds({ payload, gateway })
    expect(paidOut()).toBe(45_000)
  })

  it('is refused when the payment has changed since the officer opened it', async () => {
    const { payload } = portal
    const { gateway } = aRefundingGateway()
    const { id: paymentId, refundRevision } = await aPaidPayment(payload, gateway)
    const revision = refundRevision ?? 0
    await aRequestedRefund(payload, { paymentId, revision })
    await expect(aRequestedRefund(payload, { paymentId, revision })).rejects.toMatchObject({ code: 'CHANGED' })
  })

  it.each([0, 99, -100, 100.5, Number.NaN, Number.POSITIVE_INFINITY, 50_001, 2 ** 60])(
    'is refused for %d paise',
    async (amountPaise) => {
      const { payload } = portal
      const { gateway } = aRefundingGateway()
      const { id: paymentId } = await aPaidPayment(payload, gateway)
      await expect(aRequestedRefund(payload, { paymentId, amountPaise })).rejects.toMatchObject({ status: 400 })
      expect(await refundsOf(payload, paymentId)).toEqual([])
    },
  )

  it('needs a reason and a payment that is paid', async () => {
    const { payload } = portal
    const { gateway } = aRefundingGateway()
    const { id: paymentId } = await aPaidPayment(payload, gateway)
    await expect(aRequestedRefund(payload, { paymentId, reason: ' \n ' })).rejects.toMatchObject({ status: 400 })
    await expect(aRequestedRefund(payload, { paymentId: 'x' })).rejects.toMatchObject({ status: 404 })
    await payload.update({ collection: 'payments', id: paymentId, data: { status: 'pending' } })
    await expect(aRequestedRefund(payload, { paymentId })).rejects.toMatchObject({ code: 'NOT_REFUNDABLE' })
  })

  it('waits until the effects of the payment are applied', async () => {
    const { payload } = portal
    const { gateway } = aRefundingGateway()
    const { id: paymentId } = await aPaidPayment(payload, gateway)
    await payload.update({ collection: 'payments', id: paymentId, data: { settledAt: null } })
    await expect(aRequestedRefund(payload, { paymentId })).rejects.toMatchObject({ code: 'NOT_REFUNDABLE' })
  })
})

it('late news of the payment moves nothing after its refund', async () => {
  const { payload } = portal
  const { gateway } = aRefundingGateway()
  const payment = await aPaidPayment(payload, gateway)
  const refund = await aRequestedRefund(payload, { paymentId: payment.id, amountPaise: 50_000 })
  await processRefund({ payload, gateway, refund })
  const before = await rereadPayment(payload, payment)
  const { transactionId } = payment
  for (const minutes of [1, 60, 6000]) await checkPayment({ payload, transactionId, now: later(minutes), gateway })
  expect(await rereadPayment(payload, payment)).toEqual(before)
})

it('after a full refund, the same can be paid for again', async () => {
  const { payload } = portal
  const { gateway } = aRefundingGateway()
  const about = { subjectId: 'paid-refunded-paid' }
  const first = await aPaidPayment(payload, gateway, about)
  await expect(aPaidPayment(payload, gateway, about)).rejects.toMatchObject({ code: 'ALREADY_PAID' })
  const refund = await aRequestedRefund(payload, { paymentId: first.id, amountPaise: 50_000 })
  await processRefund({ payload, gateway, refund })
  expect(await aPaidPayment(payload, gateway, about)).toMatchObject({ status: 'paid', issue: null })
})
