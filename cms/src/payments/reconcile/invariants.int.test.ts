/** @sqlite-only each invariant breaks once; findings.int.test.ts reconciles both databases */
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aConfirmedEntry,
  aStoredDue,
  aStoredLine,
  aStoredPayment,
  aStoredPurchase,
  aStoredReceipt,
  aStoredRefund,
  change,
  hoursAgo,
} from '../../../test/builders/money-records.ts'
import { aGateway } from '../../../test/builders/payments.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment } from '../../payload-types.ts'
import { openFindings } from './findings/open-findings.ts'
import { reportMoney } from './report.ts'

const portal = startTestPortal()
const PAID = ['payments', 'refunds', 'receipts', 'fee-dues', 'course-purchases'] as const
const COLLECTIONS = [...PAID, 'settlement-lines', 'offline-payments', 'money-findings'] as const
let position: number
beforeEach(async () => {
  position = 0
  for (const collection of COLLECTIONS) await deleteRows({ payload: portal.payload, collection, where: {} })
})

async function report(): Promise<string[]> {
  const results = await reportMoney({ payload: portal.payload, now: () => new Date() })
  expect(results.filter(({ complete }) => !complete)).toEqual([])
  return (await openFindings(portal.payload)).map(({ invariant }) => invariant).sort()
}

/** A payment about which everything agrees. */
async function aCompletePayment(data: Partial<Payment> = {}): Promise<Payment> {
  const payment = await aStoredPayment(portal.payload, data)
  await aStoredReceipt(portal.payload, payment, ++position)
  return payment
}

const remove = (collection: 'receipts' | 'payments' | 'settlement-lines', id: string) =>
  deleteRows({ payload: portal.payload, collection, where: { id: { equals: id } } })

/** Breaks records; returns how to heal them. */
type Break = () => Promise<() => Promise<unknown>>

const breaks: [invariant: string, Break][] = [
  [
    'paid-without-effect',
    async () => {
      const { id } = await aCompletePayment({ settledAt: null })
      return () => change(portal.payload, 'payments', id, { settledAt: hoursAgo(0) })
    },
  ],
  [
    'paid-without-receipt',
    async () => {
      const payment = await aStoredPayment(portal.payload)
      return () => aStoredReceipt(portal.payload, payment, position + 1)
    },
  ],
  [
    'receipt-without-payment',
    async () => {
      const { id } = await aCompletePayment({ status: 'failed' })
      return () => change(portal.payload, 'payments', id, { status: 'paid' })
    },
  ],
  [
    'receipt-without-payment',
    async () => {
      const { id } = await aCompletePayment()
      await change(portal.payload, 'payments', id, { amountPaise: 49_900 })
      return () => change(portal.payload, 'payments', id, { amountPaise: 50_000 })
    },
  ],
  [
    'receipt-not-replaced',
    async () => {
      const receipt = await aStoredReceipt(portal.payload, await aStoredPayment(portal.payload), ++position)
      await change(portal.payload, 'receipts', receipt.id, { replacedAt: hoursAgo(1) })
      return () => change(portal.payload, 'receipts', receipt.id, { replacedBy: 'PR/2026-27/000009' })
    },
  ],
  [
    'receipt-number-gap',
    async () => {
      await aCompletePayment()
      position += 1
      const missing = position
      await aCompletePayment()
      const payment = await aStoredPayment(portal.payload, { status: 'refunded' })
      return () => aStoredReceipt(portal.payload, payment, missing)
    },
  ],
  [
    'paid-twice',
    async () => {
      const subjectId = 'the-same'
      await aCompletePayment({ subjectId })
      const { id } = await aCompletePayment({ subjectId })
      return () => change(portal.payload, 'payments', id, { status: 'refunded' })
    },
  ],
  [
    'pending-past-expiry',
    async () => {
      const { id } = await aStoredPayment(portal.payload, { status: 'pending', startedAt: hoursAgo(27) })
      return () => change(portal.payload, 'payments', id, { status: 'expired' })
    },
  ],
  [
    'refund-above-payment',
    async () => {
      const payment = await aCompletePayment({ refundHeldPaise: 60_000, refundedPaise: 30_000 })
      await aStoredRefund(portal.payload, payment, { amountPaise: 30_000 })
      const second = await aStoredRefund(portal.payload, payment, { amountPaise: 30_000, status: 'pending' })
      return async () => {
        await change(portal.payload, 'refunds', second.id, { status: 'failed' })
        await change(portal.payload, 'payments', payment.id, { refundHeldPaise: 30_000 })
      }
    },
  ],
  [
    'refund-above-payment',
    async () => {
      const payment = await aCompletePayment()
      await aStoredRefund(portal.payload, payment)
      return () => change(portal.payload, 'payments', payment.id, { refundHeldPaise: 10_000, refundedPaise: 10_000 })
    },
  ],
  [
    'refund-pending-too-long',
    async () => {
      const payment = await aCompletePayment({ refundHeldPaise: 10_000, refundedPaise: 0 })
      const open = { status: 'pending', requestedAt: hoursAgo(11 * 24) } as const
      const { id } = await aStoredRefund(portal.payload, payment, open)
      return async () => {
        await change(portal.payload, 'refunds', id, { status: 'done' })
        await change(portal.payload, 'payments', payment.id, { refundedPaise: 10_000 })
      }
    },
  ],
  [
    'settlement-differs',
    async () => {
      const { id } = await aStoredLine(portal.payload, { transactionId: 'pay_unknown' })
      return () => remove('settlement-lines', id)
    },
  ],
  [
    'settlement-differs',
    async () => {
      const line = await aStoredLine(portal.payload, await aCompletePayment(), { amountPaise: 49_000 })
      return () => change(portal.payload, 'settlement-lines', line.id, { amountPaise: 50_000 })
    },
  ],
  [
    'offline-without-payment',
    async () => {
      const { id } = await aConfirmedEntry(portal.payload)
      return () => change(portal.payload, 'offline-payments', id, { status: 'rejected' })
    },
  ],
  [
    'fee-without-payment',
    async () => {
      const due = await aStoredDue(portal.payload, { status: 'paid', paymentId: 'T1' })
      return () => change(portal.payload, 'fee-dues', due.id, { status: 'open' })
    },
  ],
  [
    'payment-without-fee',
    async () => {
      const due = await aStoredDue(portal.payload)
      const { transactionId: paymentId } = await aCompletePayment({ purpose: 'fee', subjectId: due.id })
      return () => change(portal.payload, 'fee-dues', due.id, { status: 'paid', paymentId })
    },
  ],
  [
    'course-without-payment',
    async () => {
      const { id } = await aStoredPurchase(portal.payload, { status: 'paid', paymentId: 'T1' })
      return () => change(portal.payload, 'course-purchases', id, { status: 'open' })
    },
  ],
  [
    'payment-without-course',
    async () => {
      const { id: subjectId } = await aStoredPurchase(portal.payload)
      const { transactionId: paymentId } = await aCompletePayment({ purpose: 'recorded-course', subjectId })
      return () => change(portal.payload, 'course-purchases', subjectId, { status: 'paid', paymentId })
    },
  ],
]

/** Tested with orders, in shop/invariants/invariants.int.test.ts. */
const ofTheShop = (name: string) => /^(order|stock)-|^payment-without-order$/.test(name)
/** Tested in content/promises/texts-agree.int.test.ts, fees/invariants/office-invariants.int.test.ts and allotment/invariants. */
const elsewhere = (name: string) => /^text-|^(fee-ledger|closing|bank-line)-differs$|^seat-|-seat$/.test(name)

describe('the report', () => {
  it.each(breaks)('finds “%s” (%#) and resolves it once it is healed', async (invariant, broken) => {
    await aCompletePayment({ subjectId: 'another' })
    const heal = await broken()
    expect(await report()).toEqual([invariant])
    const [found] = await openFindings(portal.payload)
    expect(found).toMatchObject({ text: expect.stringMatching(/\.$/), href: expect.stringMatching(/^\/collections\//) })
    await heal()
    expect(await report()).toEqual([])
    const docs = await readRows({ payload: portal.payload, collection: 'money-findings', limit: 0 })
    expect(docs).toMatchObject([{ invariant, state: 'resolved', resolvedAt: expect.anything() }])
  })

  it('finds a paid payment that its provider has not settled', async () => {
    const { payload } = portal
    const before = portalOf(payload).gatewayProviders
    const gateway = aGateway({ settlements: async () => [] })
    portalOf(payload).gatewayProviders = { simulator: { isOpen: () => true, open: () => gateway } }
    const payment = await aCompletePayment({ startedAt: hoursAgo(8 * 24), paidAt: hoursAgo(7 * 24) })
    expect(await report()).toEqual(['paid-not-settled'])
    await aStoredLine(payload, payment)
    expect(await report()).toEqual([])
    portalOf(payload).gatewayProviders = before
  })

  it('has a test for every invariant', () => {
    const names = portalOf(portal.payload).features.flatMap(({ invariants = [] }) => invariants.map(({ name }) => name))
    const tested = new Set([
      ...breaks.map(([name]) => name),
      'paid-not-settled',
      ...names.filter(ofTheShop),
      ...names.filter(elsewhere),
    ])
    expect([...tested].sort()).toEqual(names.sort())
  })

  it('leaves recent payments and resolved duplicates alone', async () => {
    await aStoredPayment(portal.payload, { paidAt: hoursAgo(0.1), settledAt: null })
    await aStoredPayment(portal.payload, { status: 'pending', paidAt: null, startedAt: hoursAgo(20) })
    const { subjectId } = await aCompletePayment()
    const duplicate = await aStoredPayment(portal.payload, { subjectId, refundHeldPaise: 50_000, issue: 'duplicate' })
    await aStoredRefund(portal.payload, duplicate, { amountPaise: 50_000, status: 'pending', kind: 'duplicate' })
    expect(await report()).toEqual([])
  })
})
