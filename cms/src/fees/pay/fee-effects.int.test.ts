/** @sqlite-only payments-killed.int.test.ts applies effects on both */
import { describe, expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { aRefundingGateway, aRequestedRefund, runRefunds } from '../../../test/builders/refunds.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment } from '../../payload-types.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { checkPayment } from '../../payments/index.ts'
import { cancelDues } from '../dues/cancel-dues.ts'
import { feePayments } from '../plan/fee-payments.ts'
import { feePaid } from './fee-paid.ts'
import { feePayable } from './fee-payable.ts'
import { feeRefunded } from './fee-refunded.ts'
import { startDuePayment } from './start-due-payment.ts'

const portal = startTestPortal()
const { admitted, paid, started, bank, readDue, post } = feePortal(portal)
const now = new Date('2026-11-22T04:00:00Z')
const read = async (transactionId: string) => (await findPayment(portal.payload, transactionId)) as Payment
const refunded = async (transactionId: string, refundedPaise: number) =>
  feeRefunded({ payload: portal.payload, payment: await read(transactionId), refundedPaise, now })

describe('the effect of a payment', () => {
  it('is completed after a kill at any write, with one message', async () => {
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const someone = await admitted()
      const due = dueOf(someone, 'EXAM')
      const { amountPaise } = due
      const at = now.toISOString()
      const payment = { subjectId: due.id, transactionId: `T${nth}`, amountPaise, startedAt: at, paidAt: at } as Payment
      const effect = () => feePaid({ payload: portal.payload, payment, now })
      ;({ died } = await killAtWrite(portal.payload, nth, effect))
      await effect()
      await effect()
      expect(await readDue(due.id)).toMatchObject({ status: 'paid', paymentId: `T${nth}` })
      expect(await messagesTo(portal.payload, someone.student.email, 'fee-paid')).toHaveLength(1)
      expect(nth).toBeLessThan(10)
    }
  })

  it('counts a part of a cancelled due, which stays cancelled, and its refund', async () => {
    const { payload } = portal
    const someone = await admitted()
    const due = dueOf(someone, 'EXAM')
    const at = now.toISOString()
    const facts = { subjectId: due.id, transactionId: 'T-part', amountPaise: 10_000, startedAt: at, paidAt: at }
    const payment = facts as Payment
    await cancelDues({ payload, applicationId: someone.application.id })
    await feePaid({ payload, payment, now })
    expect(await readDue(due.id)).toMatchObject({ status: 'cancelled', paidPaise: 10_000 })
    await feeRefunded({ payload, payment, refundedPaise: 10_000, now })
    expect(await readDue(due.id)).toMatchObject({ status: 'cancelled', paidPaise: 0, refundedPaise: 0 })
  })

  it('changes nothing for a due that no longer exists', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'EXAM')
    await deleteRows({ payload: portal.payload, collection: 'fee-dues', where: { id: { equals: due.id } } })
    const payment = { subjectId: due.id, transactionId: 'T-gone', paidAt: now.toISOString() } as Payment
    await feePaid({ payload: portal.payload, payment, now })
    expect(await messagesTo(portal.payload, someone.student.email, 'fee-paid')).toHaveLength(0)
  })
})

describe('a refund', () => {
  it('is added up, keeps the due paid until it is complete, and is never lowered by a late call', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    const transactionId = await paid(someone, due)
    await refunded(transactionId, 100_000)
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', refundedPaise: 100_000 })
    await refunded(transactionId, 350_000)
    await refunded(transactionId, 100_000)
    expect(await readDue(due.id)).toMatchObject({ status: 'refunded', refundedPaise: 350_000 })
  })

  it('stays when the payment is reported again, and the fee cannot be paid again', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    const transactionId = await paid(someone, due)
    await refunded(transactionId, 350_000)
    await bank.report(transactionId)
    await feePaid({ payload: portal.payload, payment: await read(transactionId), now })
    expect(await readDue(due.id)).toMatchObject({ status: 'refunded' })
    const body = { feeid: due.id, feesamount: 3500 }
    expect((await post('/api/paymentfees/completeFeesPayment', body, someone.student)).reply.msg).toContain('refunded')
  })

  it('is recorded even before the effect of the payment', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    const payment = {
      subjectId: due.id,
      transactionId: 'T-early',
      amountPaise: 350_000,
      startedAt: now.toISOString(),
      paidAt: now.toISOString(),
    } as Payment
    await feeRefunded({ payload: portal.payload, payment, refundedPaise: 350_000, now })
    await feePaid({ payload: portal.payload, payment, now })
    expect(await readDue(due.id)).toMatchObject({ status: 'refunded', paymentId: 'T-early' })
  })

  it('made by staff reaches the due and the student’s view', async () => {
    const { payload } = portal
    portalOf(payload).refundedHandlers = { fee: feeRefunded }
    const { gateway } = aRefundingGateway()
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    const { transactionId } = await startDuePayment({ payload, due, now: new Date(), gateway })
    const payment = await checkPayment({ payload, transactionId, now: new Date(), gateway })
    const paymentId = payment?.id ?? ''
    await aRequestedRefund(payload, { paymentId, amountPaise: 50_000 })
    await runRefunds({ payload, gateway })
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', refundedPaise: 50_000 })
    await aRequestedRefund(payload, { paymentId, amountPaise: 300_000 })
    await runRefunds({ payload, gateway })
    expect(await readDue(due.id)).toMatchObject({ status: 'refunded', refundedPaise: 350_000 })
    const [row] = await feePayments({ payload, studentId: someone.student.id, now: new Date() })
    expect(row?.view).toMatchObject({
      owed: { state: 'refunded' },
      refundedPaise: 350_000,
      refundPendingPaise: 0,
      duplicates: [],
    })
  })

  it('of a duplicate is made by itself, and stays in the student’s view', async () => {
    const { payload } = portal
    const { gateway } = aRefundingGateway()
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    const now = new Date()
    const [one, two] = [
      await startDuePayment({ payload, due, now, gateway: { ...gateway, ask: async () => ({ state: 'unknown' }) } }),
      await startDuePayment({ payload, due, now, gateway: { ...gateway, ask: async () => ({ state: 'unknown' }) } }),
    ]
    for (const { transactionId } of [one, two]) await checkPayment({ payload, transactionId, now, gateway })
    await runRefunds({ payload, gateway })
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', paymentId: one.transactionId, refundedPaise: 0 })
    const [row] = await feePayments({ payload, studentId: someone.student.id, now })
    expect(row?.view).toMatchObject({
      owed: { state: 'paid' },
      duplicates: [{ transactionId: two.transactionId, amountPaise: 350_000, refundedPaise: 350_000 }],
    })
  })

  it('of a duplicate changes nothing', async () => {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    const [one, two] = [await started(someone, due), await started(someone, due)]
    await bank.act(one, 'pay')
    await bank.act(two, 'pay')
    await refunded(two, 350_000)
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', refundedPaise: 0, paymentId: one })
  })
})

it('a due is payable outside the provider only while it is open', async () => {
  const { payload } = portal
  const someone = await admitted()
  const due = dueOf(someone, 'DRESS')
  const found = await feePayable({ payload, subjectId: due.id })
  expect(found).toMatchObject({
    allowsPart: true,
    studentId: someone.student.id,
    amountPaise: 350_000,
    description: `Dress fee, Dress, ${someone.application.number}`,
  })
  await paid(someone, due)
  for (const subjectId of [due.id, 'unknown']) expect(await feePayable({ payload, subjectId })).toBeNull()
})
