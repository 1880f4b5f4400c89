import { describe, expect, it, vi } from 'vitest'
import { aDeadGateway, aGateway, aStartedPayment, reconcileDue } from '../../../test/builders/payments.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { observedPayments } from '../../../test/observed-payments.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Payment } from '../../payload-types.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const MINUTE = 60_000
const { settled, handle, record, later, check, read } = observedPayments(portal)
const change = (transactionId: string, data: Partial<Payment>) =>
  updateRow({
    payload: portal.payload,
    collection: 'payments',
    where: { transactionId: { equals: transactionId } },
    data,
  })

describe('after a crash', () => {
  it('between payment and settlement, a later check settles it once the lease expires', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    handle({ 'application-fee': () => Promise.reject(new Error('Simulated crash.')) })
    await bank.act(transactionId, 'pay')
    expect(await read(transactionId)).toMatchObject({ status: 'paid', nextCheckAt: expect.any(String) })
    handle(record)
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
    handle(record)
    expect(await check(transactionId, later(4))).toMatchObject({ settledAt: expect.any(String) })
    expect(settled).toEqual([transactionId])
  })

  it('a claim that the database refused is reported, and the next check succeeds', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-silently')
    const refused = vi.spyOn(portal.payload.db, 'updateOne').mockResolvedValueOnce(null as never)
    await expect(check(transactionId)).rejects.toThrow('was not claimed')
    refused.mockRestore()
    expect(await check(transactionId)).toMatchObject({ status: 'paid', settledAt: expect.any(String) })
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

  itsRule('checks at growing intervals for a day, then once on days 2, 3 and 5', async () => {
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
    const day = 24 * 60
    expect(await at(day)).toEqual({ status: 'expired', next: 2 * day })
    expect(await at(2 * day)).toEqual({ status: 'expired', next: 3 * day })
    expect(await at(3 * day)).toEqual({ status: 'expired', next: 5 * day })
    expect(await at(5 * day)).toEqual({ status: 'expired', next: null })
  })

  it('checks a failed payment again from the next day on, and finds one that the bank authorised late', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'fail')
    const { startedAt, status, nextCheckAt } = await read(transactionId)
    const onDay = (days: number) => new Date(new Date(startedAt).getTime() + days * 24 * 60 * MINUTE)
    expect({ status, nextCheckAt }).toEqual({ status: 'failed', nextCheckAt: onDay(1).toISOString() })
    await reconcileDue({ payload: portal.payload, now: onDay(1) })
    expect(await read(transactionId)).toMatchObject({ status: 'failed', nextCheckAt: onDay(2).toISOString() })
    await bank.act(transactionId, 'pay-silently')
    await reconcileDue({ payload: portal.payload, now: onDay(1.9) })
    expect(settled).toEqual([])
    await reconcileDue({ payload: portal.payload, now: onDay(2) })
    expect(await read(transactionId)).toMatchObject({ status: 'paid', settledAt: expect.any(String) })
    expect(settled).toEqual([transactionId])
  })

  it('repeats a late check while the provider is down', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'fail')
    const fiveDays = 5 * 24 * 60
    await reconcileDue({ payload: portal.payload, now: later(fiveDays), gateway: aDeadGateway() })
    await bank.act(transactionId, 'pay-silently')
    await reconcileDue({ payload: portal.payload, now: later(fiveDays + 61) })
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
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
