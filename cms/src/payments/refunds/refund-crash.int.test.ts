import { expect, it } from 'vitest'
import {
  aPaidPayment,
  aRefundingGateway,
  aRequestedRefund,
  processRefund,
  rereadPayment,
  runRefunds,
} from '../../../test/builders/refunds.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { observedPayments } from '../../../test/observed-payments.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { claim, release } from '../../database/work/lease.ts'
import { portalOf } from '../../foundation/portal.ts'
import { checkRefund } from './check-refund.ts'
import { refundsOf } from './refund-totals.ts'
import { refundWork } from './refund-work.ts'

const portal = startTestPortal()
const { later } = observedPayments(portal)

/** Above the number of writes of any refund. The loop ends at the first run that is not killed. */
const MAX_WRITES = 60

it.each(['done', 'failed'] as const)(
  'a refund that is %s is made once when it is killed at any write',
  async (outcome) => {
    const { payload } = portal
    let fatalWrite = 0
    for (let nth = 1; nth < MAX_WRITES; nth += KILL_STEP) {
      const { gateway, paidOut, refunds } = aRefundingGateway({ outcome })
      const totals: number[] = []
      portalOf(payload).refundedHandlers = {
        'application-fee': async ({ refundedPaise }) => void totals.push(refundedPaise),
      }
      const student = await anActiveStudent(payload)
      const payment = await aPaidPayment(payload, gateway, { studentId: student.id })
      const request = () => aRequestedRefund(payload, { paymentId: payment.id, key: 'the request' })
      const { died } = await killAtWrite(payload, nth, async () => {
        await processRefund({ payload, gateway, refund: await request() })
      })
      // The officer sends the request again, as after a lost connection.
      await request()
      for (const minutes of [10, 20, 90]) await runRefunds({ payload, gateway, now: later(minutes) })
      const amountPaise = outcome === 'done' ? 10_000 : 0
      expect(refunds.size).toBe(1)
      expect(paidOut()).toBe(amountPaise)
      expect(await rereadPayment(payload, payment)).toMatchObject({
        status: 'paid',
        refundHeldPaise: amountPaise,
        refundedPaise: amountPaise,
        heldRefundId: null,
      })
      expect(await refundsOf(payload, payment.id)).toMatchObject([{ status: outcome, settledAt: expect.any(String) }])
      expect(new Set(totals)).toEqual(new Set(outcome === 'done' ? [10_000] : []))
      expect(await messagesTo(payload, student.email ?? '', 'refund-news')).toHaveLength(outcome === 'done' ? 2 : 1)
      if (!died) break
      fatalWrite = nth
    }
    expect(fatalWrite).toBeGreaterThan(6)
    expect(fatalWrite).toBeLessThan(MAX_WRITES - 1)
  },
)

it('a refund that was held before the process died is written and sent without another request', async () => {
  const { payload } = portal
  const { gateway, paidOut } = aRefundingGateway()
  const payment = await aPaidPayment(payload, gateway)
  await killAtWrite(payload, 2, () => aRequestedRefund(payload, { paymentId: payment.id }))
  expect(await refundsOf(payload, payment.id)).toEqual([])
  expect(await rereadPayment(payload, payment)).toMatchObject({ heldRefundId: expect.any(String) })
  await runRefunds({ payload, gateway, now: later(1) })
  expect(await refundsOf(payload, payment.id)).toMatchObject([{ status: 'done' }])
  expect(paidOut()).toBe(10_000)
})

it('webhooks of a refund, late, repeated and out of order, only trigger a check', async () => {
  const { payload } = portal
  const bank = aRefundingGateway({ outcome: 'pending' })
  const { gateway } = bank
  const payment = await aPaidPayment(payload, gateway)
  const { refundId } = await aRequestedRefund(payload, { paymentId: payment.id })
  const hook = (now = new Date()) => checkRefund({ payload, refundId, now, gateway })
  // Before the portal has sent it: the webhook's check sends it.
  expect(await hook()).toMatchObject({ status: 'pending' })
  expect(await hook()).toMatchObject({ status: 'pending' })
  bank.end('done')
  const all = await Promise.all(Array.from({ length: 10 }, () => hook()))
  expect(all.every((refund) => refund !== null)).toBe(true)
  expect(await hook()).toMatchObject({ status: 'done' })
  const before = await rereadPayment(payload, payment)
  for (const refund of bank.refunds.values()) refund.state = 'failed'
  expect(await hook(later(60))).toMatchObject({ status: 'done' })
  expect(await rereadPayment(payload, payment)).toEqual(before)
  expect(before).toMatchObject({ refundedPaise: 10_000, refundHeldPaise: 10_000 })
  expect(await checkRefund({ payload, refundId: 'R0', now: new Date(), gateway })).toBeNull()
})

it('a report leaves a refund alone that another process is checking, also if the clock of that one is ahead', async () => {
  const { payload } = portal
  const bank = aRefundingGateway({ outcome: 'pending' })
  const { gateway } = bank
  const payment = await aPaidPayment(payload, gateway)
  const { refundId } = await aRequestedRefund(payload, { paymentId: payment.id })
  const pending = await checkRefund({ payload, refundId, now: new Date(), gateway })
  if (!pending?.dueAt) throw new Error('The refund has no next check.')
  const now = new Date(pending.dueAt)
  const work = refundWork(gateway)
  const lease = await claim({ payload, work, id: pending.id, now })
  if (!lease) throw new Error('The refund is not due.')
  bank.end('done')
  const behind = new Date(now.getTime() - 5000)
  expect(await checkRefund({ payload, refundId, now: behind, gateway })).toMatchObject({ status: 'pending' })
  expect(await release({ payload, work, lease, dueAt: now })).not.toBeNull()
  expect(await checkRefund({ payload, refundId, now, gateway })).toMatchObject({ status: 'done' })
})
