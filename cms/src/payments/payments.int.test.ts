import { describe, expect, it } from 'vitest'
import { aDeadGateway, aGateway, aStartedPayment, reconcileDue } from '../../test/builders/payments.ts'
import { observedPayments } from '../../test/observed-payments.ts'
import { simulatorOf } from '../../test/simulator.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { checkPayment } from './index.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const { settled, later, check, read } = observedPayments(portal)

describe('a payment', () => {
  it('is stored under the portal’s own identifiers and opens the provider’s page', async () => {
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

  it('is settled once by the report or the browser’s return, whichever comes first', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    const address = await bank.act(transactionId, 'pay')
    expect(address).toMatch(new RegExp(`^http://localhost:3000/success\\?id=${transactionId}&state=done&signature=`))
    expect(await check(transactionId)).toMatchObject({ status: 'paid', settledAt: expect.any(String) })
    expect(settled).toEqual([transactionId])
    expect((await read(transactionId)).nextCheckAt ?? null).toBeNull()
  })

  it('can still be paid after it failed', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    expect(await bank.act(transactionId, 'fail')).toContain(`/failure?id=${transactionId}`)
    expect(await read(transactionId)).toMatchObject({ status: 'failed' })
    expect(settled).toEqual([])
    await bank.act(transactionId, 'pay')
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
    expect(settled).toEqual([transactionId])
  })

  it('stays pending until the bank reports', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    expect(await bank.act(transactionId, 'wait')).toContain('/success?')
    expect(await check(transactionId)).toMatchObject({ status: 'pending' })
    await bank.act(transactionId, 'pay')
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
    expect(settled).toEqual([transactionId])
  })

  it('stays pending when its page is closed', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    expect(await bank.act(transactionId, 'close')).toContain('/failure?')
    expect(await check(transactionId)).toMatchObject({ status: 'pending' })
  })

  it('is settled once when it is reported twice concurrently and once more', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    const before = bank.statuses.length
    await bank.act(transactionId, 'pay-twice')
    await bank.report(transactionId)
    expect(bank.statuses.slice(before)).toEqual([200, 200, 200])
    expect(settled).toEqual([transactionId])
  })

  it('is found by the job when no report arrives', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-silently')
    expect(await read(transactionId)).toMatchObject({ status: 'pending' })
    await reconcileDue({ payload: portal.payload, now: later(2) })
    expect(await read(transactionId)).toMatchObject({ status: 'paid', settledAt: expect.any(String) })
  })

  it('is flagged and not settled when the amount differs', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-less')
    expect(await check(transactionId)).toMatchObject({
      status: 'pending',
      issue: 'mismatch',
      issueNote: '₹499.99 was paid instead of ₹500.00.',
    })
    expect(settled).toEqual([])
  })

  it('is settled once by 20 concurrent checks', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay-silently')
    const now = new Date()
    const all = await Promise.all(Array.from({ length: 20 }, () => check(transactionId, now)))
    expect(all.map((payment) => payment?.status)).toEqual(Array(20).fill('paid'))
    expect(settled).toEqual([transactionId])
  })

  it('stays paid when the provider later reports a failure', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    await bank.act(transactionId, 'pay')
    const report = { state: 'failed', transactionId, amountPaise: 0, currency: 'INR', reference: 'R' } as const
    const gateway = aGateway({ report })
    await checkPayment({ payload: portal.payload, transactionId, now: later(5), gateway })
    expect(await read(transactionId)).toMatchObject({ status: 'paid' })
  })
})

describe('starting a payment', () => {
  it('is refused when the subject is already paid', async () => {
    const about = { subjectId: 'paid-once' }
    const { transactionId } = await aStartedPayment(portal.payload, about)
    await bank.act(transactionId, 'pay')
    await expect(aStartedPayment(portal.payload, about)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
  })

  it('checks an open attempt before it opens another', async () => {
    const about = { subjectId: 'paid-without-a-report' }
    const { transactionId } = await aStartedPayment(portal.payload, about)
    await bank.act(transactionId, 'pay-silently')
    await expect(aStartedPayment(portal.payload, about)).rejects.toMatchObject({ code: 'ALREADY_PAID' })
    expect(settled).toEqual([transactionId])
  })

  it('can be repeated while nothing is paid; of two paid attempts, the second is refunded', async () => {
    const about = { subjectId: 'paid-twice' }
    const first = await aStartedPayment(portal.payload, about)
    const second = await aStartedPayment(portal.payload, about)
    expect(second.transactionId).not.toBe(first.transactionId)
    await bank.act(first.transactionId, 'pay-silently')
    await bank.act(second.transactionId, 'pay-silently')
    const ids = [first.transactionId, second.transactionId]
    await Promise.all([...ids, ...ids].map((id) => check(id)))
    const payments = await Promise.all(ids.map(read))
    expect(payments.map(({ status }) => status).sort()).toEqual(['paid', 'refunded'])
    const [duplicate] = payments.filter(({ status }) => status === 'refunded')
    const [counts] = payments.filter(({ status }) => status === 'paid')
    expect(settled).toEqual([counts?.transactionId])
    expect(duplicate?.issueNote).toContain(counts?.transactionId)
    await check(duplicate?.transactionId ?? '', later(5))
    expect(settled).toHaveLength(1)
  })

  it('fails with 503 and keeps the attempt when the payment page cannot be opened', async () => {
    const about = { subjectId: 'no-page', gateway: aDeadGateway() }
    await expect(aStartedPayment(portal.payload, about)).rejects.toMatchObject({ status: 503 })
    const where = { subjectId: { equals: 'no-page' } }
    const { docs } = await portal.payload.find({ collection: 'payments', where })
    expect(docs).toMatchObject([{ status: 'created', nextCheckAt: expect.any(String) }])
  })

  it.each([0, 99, 500.5, -100, Number.NaN])('is refused with %d paise', async (amountPaise) => {
    await expect(aStartedPayment(portal.payload, { amountPaise })).rejects.toThrow('cannot be paid')
  })
})
