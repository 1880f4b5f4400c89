import { beforeEach, describe, expect, it } from 'vitest'
import { aDeadGateway, aGateway, aStartedPayment, reconcileDue } from '../../../test/builders/payments.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Payment } from '../../payload-types.ts'
import { findPayment } from '../find-payment.ts'
import { type OnPaidHandlers, paidHandlers } from '../handlers.ts'
import { checkPayment } from '../index.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const MINUTE = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

const handle = (handlers: OnPaidHandlers) => paidHandlers.set(portal.payload, handlers)

/** Transaction ids passed to the handler, one entry per call. */
let settled: string[] = []
beforeEach(() => {
  settled = []
  handle({ 'application-fee': async ({ payment }) => void settled.push(payment.transactionId) })
})

const check = (transactionId: string, now = new Date()) => checkPayment({ payload: portal.payload, transactionId, now })
async function read(transactionId: string): Promise<Payment> {
  const payment = await findPayment(portal.payload, transactionId)
  if (!payment) throw new Error('Payment not found.')
  return payment
}
const change = (transactionId: string, data: Partial<Payment>) =>
  portal.payload.db.updateOne({ collection: 'payments', where: { transactionId: { equals: transactionId } }, data })

describe('after a crash', () => {
  it('between payment and settlement, a later check settles it once the lease expires', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    handle({ 'application-fee': () => Promise.reject(new Error('Simulated crash.')) })
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

  it('a payment without a handler stays due until there is one', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    handle({})
    await bank.act(transactionId, 'pay')
    await check(transactionId, later(2))
    expect((await read(transactionId)).settledAt ?? null).toBeNull()
    handle({ 'application-fee': async ({ payment }) => void settled.push(payment.transactionId) })
    expect(await check(transactionId, later(4))).toMatchObject({ settledAt: expect.any(String) })
    expect(settled).toEqual([transactionId])
  })

  it('before the provider’s response, the attempt is recovered', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await change(transactionId, { status: 'created', providerReference: null })
    expect(await check(transactionId)).toMatchObject({
      status: 'pending',
      providerReference: (await bank.order(transactionId)).reference,
    })
  })
})

describe('the job', () => {
  it('runs through Payload’s job queue', async () => {
    const { jobs } = portal.payload
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-silently')
    await change(transactionId, { nextCheckAt: later(-1).toISOString() })
    await jobs.queue({ task: 'run-due-work', input: {}, queue: 'work' })
    await jobs.run({ queue: 'work', silent: true })
    expect(await read(transactionId)).toMatchObject({ status: 'paid', settledAt: expect.any(String) })
  })

  it('checks at growing intervals and gives up after a day', async () => {
    const gateway = aGateway()
    const { transactionId } = await aStartedPayment(portal.payload, { gateway })
    const startedAt = new Date((await read(transactionId)).startedAt).getTime()
    const at = async (minutes: number) => {
      await reconcileDue({ payload: portal.payload, now: new Date(startedAt + minutes * MINUTE), gateway })
      const { status, nextCheckAt } = await read(transactionId)
      return { status, next: nextCheckAt ? (new Date(nextCheckAt).getTime() - startedAt) / MINUTE : null }
    }
    expect(await at(0.5)).toEqual({ status: 'pending', next: 1 })
    expect(await at(1)).toEqual({ status: 'pending', next: 2 })
    expect(await at(60)).toEqual({ status: 'pending', next: 90 })
    expect(await at(24 * 60)).toEqual({ status: 'expired', next: null })
  })

  it('accepts a late payment of an expired attempt', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await check(transactionId, later(25 * 60))
    expect(await read(transactionId)).toMatchObject({ status: 'expired' })
    await bank.act(transactionId, 'pay')
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
  })

  it('recovers after the provider was unreachable', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-silently')
    await reconcileDue({ payload: portal.payload, now: later(2), gateway: aDeadGateway() })
    expect(await read(transactionId)).toMatchObject({ status: 'pending' })
    await reconcileDue({ payload: portal.payload, now: later(10) })
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
  })
})
