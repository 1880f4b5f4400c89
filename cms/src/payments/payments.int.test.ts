import { beforeEach, describe, expect, it } from 'vitest'
import { aDeadGateway, aGateway, aStartedPayment, reconcileDue } from '../../test/builders/payments.ts'
import { simulatorOf } from '../../test/simulator.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import type { Payment } from '../payload-types.ts'
import { findPayment } from './find-payment.ts'
import { type OnPaidHandlers, paidHandlers } from './handlers.ts'
import { checkPayment } from './index.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const MINUTE = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

const handle = (handlers: OnPaidHandlers) => paidHandlers.set(portal.payload, handlers)

/** Transaction ids that were taken into account, one entry a call. */
let settled: string[] = []
beforeEach(() => {
  settled = []
  handle({ 'application-fee': async ({ payment }) => void settled.push(payment.transactionId) })
})

const check = (transactionId: string, now = new Date()) => checkPayment({ payload: portal.payload, transactionId, now })
async function read(transactionId: string): Promise<Payment> {
  const payment = await findPayment(portal.payload, transactionId)
  if (!payment) throw new Error('There is no such payment.')
  return payment
}
const change = (transactionId: string, data: Partial<Payment>) =>
  portal.payload.db.updateOne({ collection: 'payments', where: { transactionId: { equals: transactionId } }, data })

describe('a payment', () => {
  it('is written down, with identifiers of ours, and opens a page elsewhere', async () => {
    const started = await aStartedPayment(portal.payload, { studentId: 'asha', subjectId: 'asha-1' })
    expect(started).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/simulator\/pay\/SIM[0-9a-f]{32}$/),
      merchantId: expect.stringMatching(/^MUID\d{13}\w{12}$/),
      transactionId: expect.stringMatching(/^T\d{13}\w{12}$/),
      paymentId: expect.any(String),
    })
    expect(await read(started.transactionId)).toMatchObject({
      id: started.paymentId,
      status: 'pending',
      studentId: 'asha',
      subjectId: 'asha-1',
      amountPaise: 50_000,
      provider: 'simulator',
      providerReference: started.url.split('/').at(-1),
    })
  })

  it('is paid, and taken into account once, by the report or the return, whichever comes first', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    const address = await bank.act(transactionId, 'pay')
    expect(address).toMatch(new RegExp(`^http://localhost:3000/success\\?id=${transactionId}&state=done&signature=`))
    expect(await check(transactionId)).toMatchObject({ status: 'paid', settledAt: expect.any(String) })
    expect(settled).toEqual([transactionId])
    expect((await read(transactionId)).nextCheckAt ?? null).toBeNull()
  })

  it('that failed is not paid, but may be later', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    expect(await bank.act(transactionId, 'fail')).toContain(`/failure?id=${transactionId}`)
    expect(await read(transactionId)).toMatchObject({ status: 'failed' })
    expect(settled).toEqual([])
    await bank.act(transactionId, 'pay')
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
    expect(settled).toEqual([transactionId])
  })

  it('that is left pending stays so until the bank reports', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    expect(await bank.act(transactionId, 'wait')).toContain('/success?')
    expect(await check(transactionId)).toMatchObject({ status: 'pending' })
    await bank.act(transactionId, 'pay')
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
    expect(settled).toEqual([transactionId])
  })

  it('whose page was closed is not decided', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    expect(await bank.act(transactionId, 'close')).toContain('/failure?')
    expect(await check(transactionId)).toMatchObject({ status: 'pending' })
  })

  it('reported twice at once, and again, is taken into account once', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    const before = bank.statuses.length
    await bank.act(transactionId, 'pay-twice')
    await bank.report(transactionId)
    expect(bank.statuses.slice(before)).toEqual([200, 200, 200])
    expect(settled).toEqual([transactionId])
  })

  it('that nobody reports is found by the job', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-silently')
    expect(await read(transactionId)).toMatchObject({ status: 'pending' })
    await reconcileDue({ payload: portal.payload, now: later(2) })
    expect(await read(transactionId)).toMatchObject({ status: 'paid', settledAt: expect.any(String) })
  })

  it('of another amount is flagged and does not count', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-less')
    expect(await check(transactionId)).toMatchObject({
      status: 'pending',
      issue: 'mismatch',
      issueNote: '₹499.99 was paid instead of ₹500.00.',
    })
    expect(settled).toEqual([])
  })

  it('checked by 50 at once is paid and taken into account once', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-silently')
    const now = new Date()
    const all = await Promise.all(Array.from({ length: 50 }, () => check(transactionId, now)))
    expect(all.map((payment) => payment?.status)).toEqual(Array(50).fill('paid'))
    expect(settled).toEqual([transactionId])
  })

  it('is never undone by what a provider says afterwards', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay')
    const report = { state: 'failed', transactionId, amountPaise: 0, currency: 'INR', reference: 'R' } as const
    const gateway = aGateway({ report })
    await checkPayment({ payload: portal.payload, transactionId, now: later(5), gateway })
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
  })
})

describe('after a crash', () => {
  it('between paid and taken into account, whoever comes next finishes it, but not at once', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    handle({ 'application-fee': () => Promise.reject(new Error('The process died here.')) })
    await bank.act(transactionId, 'pay')
    expect(await read(transactionId)).toMatchObject({ status: 'paid', nextCheckAt: expect.any(String) })
    handle({ 'application-fee': async ({ payment }) => void settled.push(payment.transactionId) })
    await check(transactionId)
    expect(settled).toEqual([])
    const now = later(2)
    await Promise.all([reconcileDue({ payload: portal.payload, now }), check(transactionId, now)])
    expect(settled.filter((each) => each === transactionId)).toEqual([transactionId])
    expect(await read(transactionId)).toMatchObject({ settledAt: now.toISOString() })
  })

  it('a payment that nobody takes into account is kept until somebody does', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    handle({})
    await bank.act(transactionId, 'pay')
    await check(transactionId, later(2))
    expect((await read(transactionId)).settledAt ?? null).toBeNull()
    handle({ 'application-fee': async ({ payment }) => void settled.push(payment.transactionId) })
    expect(await check(transactionId, later(4))).toMatchObject({ settledAt: expect.any(String) })
    expect(settled).toEqual([transactionId])
  })

  it('before the provider’s answer, the attempt is found again', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await change(transactionId, { status: 'created', providerReference: null })
    expect(await check(transactionId)).toMatchObject({
      status: 'pending',
      providerReference: (await bank.order(transactionId)).reference,
    })
  })
})

describe('the job', () => {
  it('is one that Payload runs by itself', async () => {
    const { jobs } = portal.payload
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-silently')
    await change(transactionId, { nextCheckAt: later(-1).toISOString() })
    await jobs.queue({ task: 'run-due-work', input: {}, queue: 'work' })
    await jobs.run({ queue: 'work', silent: true })
    expect(await read(transactionId)).toMatchObject({ status: 'paid', settledAt: expect.any(String) })
  })

  it('asks ever more rarely, and gives up after a day', async () => {
    const gateway = aGateway()
    const { transactionId } = await aStartedPayment(portal.payload, { gateway })
    const began = new Date((await read(transactionId)).startedAt).getTime()
    const at = async (minutes: number) => {
      await reconcileDue({ payload: portal.payload, now: new Date(began + minutes * MINUTE), gateway })
      const { status, nextCheckAt } = await read(transactionId)
      return { status, next: nextCheckAt ? (new Date(nextCheckAt).getTime() - began) / MINUTE : null }
    }
    expect(await at(0.5)).toEqual({ status: 'pending', next: 1 })
    expect(await at(1)).toEqual({ status: 'pending', next: 2 })
    expect(await at(60)).toEqual({ status: 'pending', next: 90 })
    expect(await at(24 * 60)).toEqual({ status: 'expired', next: null })
  })

  it('lets an attempt that was given up be paid late', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await check(transactionId, later(25 * 60))
    expect(await read(transactionId)).toMatchObject({ status: 'expired' })
    await bank.act(transactionId, 'pay')
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
  })

  it('goes on while a provider cannot be reached, and loses nothing', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-silently')
    await reconcileDue({ payload: portal.payload, now: later(2), gateway: aDeadGateway() })
    expect(await read(transactionId)).toMatchObject({ status: 'pending' })
    await reconcileDue({ payload: portal.payload, now: later(10) })
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
  })
})

describe('starting', () => {
  it('is refused for what is paid already', async () => {
    const about = { subjectId: 'paid-once' }
    const { transactionId } = await aStartedPayment(portal.payload, about)
    await bank.act(transactionId, 'pay')
    await expect(aStartedPayment(portal.payload, about)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
  })

  it('asks about an attempt that is still open before it opens another', async () => {
    const about = { subjectId: 'paid-without-a-report' }
    const { transactionId } = await aStartedPayment(portal.payload, about)
    await bank.act(transactionId, 'pay-silently')
    await expect(aStartedPayment(portal.payload, about)).rejects.toMatchObject({ code: 'ALREADY_PAID' })
    expect(settled).toEqual([transactionId])
  })

  it('may happen again while nothing is paid; of two that are paid one counts and one is to be given back', async () => {
    const about = { subjectId: 'paid-twice' }
    const first = await aStartedPayment(portal.payload, about)
    const second = await aStartedPayment(portal.payload, about)
    expect(second.transactionId).not.toBe(first.transactionId)
    await bank.act(first.transactionId, 'pay-silently')
    await bank.act(second.transactionId, 'pay-silently')
    const ids = [first.transactionId, second.transactionId]
    await Promise.all([...ids, ...ids].map((id) => check(id)))
    const payments = await Promise.all(ids.map(read))
    expect(payments.map(({ status }) => status)).toEqual(['paid', 'paid'])
    const [given] = payments.filter(({ issue }) => issue === 'duplicate')
    const [counts] = payments.filter(({ issue }) => !issue)
    expect(settled).toEqual([counts?.transactionId])
    expect(given?.issueNote).toContain(counts?.transactionId)
    await check(given?.transactionId ?? '', later(5))
    expect(settled).toHaveLength(1)
  })

  it('tells kindly when the payment page cannot be opened, and keeps the attempt', async () => {
    const about = { subjectId: 'no-page', gateway: aDeadGateway() }
    await expect(aStartedPayment(portal.payload, about)).rejects.toMatchObject({ status: 503 })
    const where = { subjectId: { equals: 'no-page' } }
    const { docs } = await portal.payload.find({ collection: 'payments', where })
    expect(docs).toMatchObject([{ status: 'created', nextCheckAt: expect.any(String) }])
  })

  it.each([0, 99, 500.5, -100, Number.NaN])('never happens with %d paise', async (amountPaise) => {
    await expect(aStartedPayment(portal.payload, { amountPaise })).rejects.toThrow('cannot be paid')
  })
})
