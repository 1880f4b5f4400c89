/** Refunds and what providers report about them, in every order, through both real gateways. */
import { beforeEach, describe, expect, it } from 'vitest'
import { aStartedPayment, reconcileDue } from '../../test/builders/payments.ts'
import { aRequestedRefund, rereadPayment, runRefunds } from '../../test/builders/refunds.ts'
import { observedPayments } from '../../test/observed-payments.ts'
import { BANKS, type BankName, banksOf } from '../../test/providers/banks.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { portalOf } from '../foundation/portal.ts'
import type { Payment } from '../payload-types.ts'
import { refundsOf } from './refunds/refund-totals.ts'

const portal = startTestPortal()
const { banks, use, post } = banksOf(portal)
const { settled, later, check, read } = observedPayments(portal)

/** Totals passed to the handler, one entry per call. */
const refunded: number[] = []
beforeEach(() => {
  refunded.length = 0
  const record = async ({ refundedPaise }: { refundedPaise: number }) => void refunded.push(refundedPaise)
  portalOf(portal.payload).refundedHandlers = { 'application-fee': record }
})

describe.each(BANKS)('through %s', (name: BankName) => {
  beforeEach(() => {
    use(name)
    banks[name].faults.clear()
  })

  async function aPaidPayment(): Promise<Payment> {
    const { transactionId } = await aStartedPayment(portal.payload)
    banks[name].pay(transactionId)
    await check(transactionId)
    return read(transactionId)
  }

  const request = (payment: Payment, change: { amountPaise?: number; key?: string } = {}) =>
    aRequestedRefund(portal.payload, { paymentId: payment.id, amountPaise: 50_000, ...change })
  const send = (minutes = 0) => runRefunds({ payload: portal.payload, now: later(minutes) })
  const reports = (refundId: string) => banks[name].refundWebhooks(refundId)
  const atProvider = ({ transactionId }: Payment) => banks[name].refundedPaise(transactionId)
  const statusesOf = async ({ id }: Payment) => (await refundsOf(portal.payload, id)).map(({ status }) => status)

  it('is pending at the provider, and done once by all its reports at once', async () => {
    const payment = await aPaidPayment()
    const { refundId } = await request(payment)
    await send()
    expect(await statusesOf(payment)).toEqual(['pending'])
    const all = reports(refundId)
    for (const accepted of all.slice(0, 1)) expect(await post(name, accepted)).toBe(200)
    expect(await statusesOf(payment)).toEqual(['pending'])
    banks[name].endRefund(refundId, true)
    const statuses = await Promise.all([...all, ...all].map((each) => post(name, each)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await statusesOf(payment)).toEqual(['done'])
    expect(refunded).toEqual([50_000])
    expect(atProvider(payment)).toBe(50_000)
    expect(await rereadPayment(portal.payload, payment)).toMatchObject({ status: 'refunded', refundedPaise: 50_000 })
  })

  it('is done without any report', async () => {
    const payment = await aPaidPayment()
    const { refundId } = await request(payment)
    await send()
    banks[name].endRefund(refundId, true)
    await send(5)
    expect(await statusesOf(payment)).toEqual(['done'])
    expect(refunded).toEqual([50_000])
  })

  it('is made once when the response is lost after the provider accepted it', async () => {
    const payment = await aPaidPayment()
    await request(payment, { amountPaise: 20_000 })
    // Razorpay is asked for the payment first.
    banks[name].faults.next(...(name === 'razorpay' ? [null, 'lost' as const] : ['lost' as const]))
    await send()
    expect(await statusesOf(payment)).toEqual(['created'])
    await send(10)
    expect(await statusesOf(payment)).toEqual(['pending'])
    expect(atProvider(payment)).toBe(20_000)
  })

  it('may equal another one of the same payment', async () => {
    const payment = await aPaidPayment()
    for (const key of ['one', 'two', 'two']) await request(payment, { amountPaise: 10_000, key })
    await send()
    expect(await statusesOf(payment)).toEqual(['pending', 'pending'])
    expect(atProvider(payment)).toBe(20_000)
  })

  it('of the second of two payments for one subject is made automatically', async () => {
    const about = { subjectId: `twice-${name}` }
    const started = [await aStartedPayment(portal.payload, about), await aStartedPayment(portal.payload, about)]
    for (const { transactionId } of started) banks[name].pay(transactionId)
    const statuses = started.map(({ transactionId }) => post(name, banks[name].webhook(transactionId)))
    expect(await Promise.all(statuses)).toEqual([200, 200])
    await send()
    await send(1)
    const payments = await Promise.all(started.map(({ transactionId }) => read(transactionId)))
    expect(settled).toHaveLength(1)
    for (const payment of payments) {
      expect(atProvider(payment)).toBe(settled.includes(payment.transactionId) ? 0 : 50_000)
    }
  })

  it('fails when the bank refuses it, and can be requested again', async () => {
    const payment = await aPaidPayment()
    const { refundId } = await request(payment)
    await send()
    banks[name].endRefund(refundId, false)
    for (const each of reports(refundId)) expect(await post(name, each)).toBe(200)
    expect(await statusesOf(payment)).toEqual(['failed'])
    expect(await rereadPayment(portal.payload, payment)).toMatchObject({ status: 'paid', refundedPaise: 0 })
    expect(refunded).toEqual([])
    await request(payment, { key: 'again' })
    await send()
    expect((await statusesOf(payment)).sort()).toEqual(['failed', 'pending'])
    expect(atProvider(payment)).toBe(50_000)
  })

  it('waits while the provider is down, and reports about unknown refunds are accepted', async () => {
    const payment = await aPaidPayment()
    await request(payment)
    banks[name].faults.next({ status: 503, html: true })
    await send()
    expect(await statusesOf(payment)).toEqual(['created'])
    await send(10)
    expect(await statusesOf(payment)).toEqual(['pending'])
    for (const each of reports('R0000000000000AAAAAAAAAAAA')) expect(await post(name, each)).toBe(200)
  })

  it('is not undone by reports about the payment that arrive later', async () => {
    const payment = await aPaidPayment()
    const { transactionId } = payment
    const { refundId } = await request(payment)
    await send()
    banks[name].endRefund(refundId, true)
    await send(5)
    const before = await rereadPayment(portal.payload, payment)
    for (const paid of [true, false, true]) expect(await post(name, banks[name].webhook(transactionId, paid))).toBe(200)
    await reconcileDue({ payload: portal.payload, now: later(3 * 24 * 60) })
    await check(transactionId, later(3 * 24 * 60))
    expect(await rereadPayment(portal.payload, payment)).toEqual(before)
    expect(before).toMatchObject({ status: 'refunded' })
    expect(settled).toEqual([transactionId])
    expect(refunded).toEqual([50_000])
  })
})
