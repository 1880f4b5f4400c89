import { describe, expect, it } from 'vitest'
import { aStartedPayment } from '../../../test/builders/payments.ts'
import {
  aPaidPayment,
  aRefundingGateway,
  aRequestedRefund,
  rereadPayment,
  runRefunds,
} from '../../../test/builders/refunds.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { observedPayments } from '../../../test/observed-payments.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { checkPayment } from '../index.ts'
import { refundsOf } from './refund-totals.ts'

const portal = startTestPortal()
const { settled, later } = observedPayments(portal)

/** Starts two payments of one subject and pays the first. */
async function paidOnce(subjectId: string, gateway: ReturnType<typeof aRefundingGateway>['gateway']) {
  const { payload } = portal
  const { id: studentId, email } = await anActiveStudent(payload)
  const about = { studentId, subjectId, gateway: { ...gateway, ask: async () => ({ state: 'unknown' as const }) } }
  const start = async () => {
    const { transactionId } = await aStartedPayment(payload, about)
    await gateway.start({ transactionId, amountPaise: 50_000 } as Parameters<typeof gateway.start>[0])
    return transactionId
  }
  const [first, second] = [await start(), await start()]
  const pay = (transactionId: string) => checkPayment({ payload, transactionId, now: new Date(), gateway })
  await pay(first)
  return { second, email: email ?? '', paySecond: () => pay(second) }
}

describe('a second success', () => {
  it('is refunded by itself, and the student is notified', async () => {
    const { payload } = portal
    const { gateway, paidOut } = aRefundingGateway()
    const { email, paySecond } = await paidOnce('twice', gateway)
    const duplicate = await paySecond()
    if (!duplicate) throw new Error('Payment not found.')
    expect(await refundsOf(payload, duplicate.id)).toMatchObject([
      { status: 'done', kind: 'duplicate', amountPaise: 50_000, requestedBy: 'Portal' },
    ])
    expect(paidOut()).toBe(50_000)
    await paySecond()
    await runRefunds({ payload, gateway, now: later(60) })
    expect(paidOut()).toBe(50_000)
    expect(await rereadPayment(payload, duplicate)).toMatchObject({
      status: 'refunded',
      issue: null,
      issueNote: expect.stringContaining('Duplicate of T'),
    })
    expect(settled).toHaveLength(1)
    const mails = await messagesTo(payload, email, 'refund-news')
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'We have refunded ₹500.00',
      'You paid twice: we are refunding ₹500.00',
    ])
  })

  it('is refunded later when the provider cannot receive the refund', async () => {
    const { payload } = portal
    const { gateway, paidOut } = aRefundingGateway()
    const unreachable = { ...gateway, refund: async () => Promise.reject(new Error('Time-out.')) }
    const { paySecond } = await paidOnce('twice, unreachable', unreachable)
    const duplicate = await paySecond()
    expect(duplicate).toMatchObject({ status: 'paid', issue: 'duplicate', refundHeldPaise: 50_000 })
    expect(await refundsOf(payload, duplicate?.id ?? '')).toMatchObject([{ status: 'created' }])
    expect(paidOut()).toBe(0)
    await runRefunds({ payload, gateway, now: later(10) })
    expect(paidOut()).toBe(50_000)
    expect(await refundsOf(payload, duplicate?.id ?? '')).toMatchObject([{ status: 'done' }])
  })

  it('is refunded once when it is reported ten times at once', async () => {
    const { payload } = portal
    const { gateway, paidOut } = aRefundingGateway()
    const { paySecond } = await paidOnce('twice, reported often', gateway)
    const all = await Promise.all(Array.from({ length: 10 }, paySecond))
    await runRefunds({ payload, gateway })
    await runRefunds({ payload, gateway, now: later(60) })
    expect(paidOut()).toBe(50_000)
    expect(await refundsOf(payload, all[0]?.id ?? '')).toHaveLength(1)
  })

  it('is refunded once when the process is killed at any write', async () => {
    const { payload } = portal
    let fatalWrite = 0
    for (let nth = 1; nth < 60; nth += KILL_STEP) {
      const { gateway, paidOut } = aRefundingGateway()
      const { second, paySecond } = await paidOnce(`killed ${nth}`, gateway)
      const { died } = await killAtWrite(payload, nth, async () => {
        await paySecond()
        await runRefunds({ payload, gateway })
      })
      await paySecond()
      for (const minutes of [10, 20, 90]) await runRefunds({ payload, gateway, now: later(minutes) })
      expect(paidOut()).toBe(50_000)
      const payment = await rereadPayment(payload, { transactionId: second } as Parameters<typeof rereadPayment>[1])
      expect(payment).toMatchObject({ status: 'refunded', refundHeldPaise: 50_000, refundedPaise: 50_000, issue: null })
      expect(await refundsOf(payload, payment.id)).toMatchObject([{ status: 'done', settledAt: expect.any(String) }])
      if (!died) break
      fatalWrite = nth
    }
    expect(fatalWrite).toBeGreaterThan(8)
    expect(fatalWrite).toBeLessThan(59)
  })

  it('stays flagged while its refund has failed, and staff can refund it again', async () => {
    const { payload } = portal
    const bank = aRefundingGateway({ outcome: 'failed' })
    const { gateway } = bank
    const { paySecond } = await paidOnce('twice, refused', gateway)
    const duplicate = await paySecond()
    if (!duplicate) throw new Error('Payment not found.')
    await runRefunds({ payload, gateway, now: later(5) })
    expect(await rereadPayment(payload, duplicate)).toMatchObject({ issue: 'duplicate', refundHeldPaise: 0 })
    expect(await refundsOf(payload, duplicate.id)).toMatchObject([{ status: 'failed', needsAttention: true }])
    bank.settings.outcome = 'done'
    const again = await aRequestedRefund(payload, { paymentId: duplicate.id, amountPaise: 50_000 })
    expect(again.kind).toBe('duplicate')
    await runRefunds({ payload, gateway, now: later(10) })
    expect(await rereadPayment(payload, duplicate)).toMatchObject({ status: 'refunded', issue: null })
  })
})

it('the first payment still counts after the second is refunded', async () => {
  const { payload } = portal
  const { gateway } = aRefundingGateway()
  const { paySecond } = await paidOnce('twice, then a third time', gateway)
  await paySecond()
  await runRefunds({ payload, gateway })
  await expect(aPaidPayment(payload, gateway, { subjectId: 'twice, then a third time' })).rejects.toMatchObject({
    status: 409,
  })
})
