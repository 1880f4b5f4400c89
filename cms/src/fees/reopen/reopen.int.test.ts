import { beforeAll, describe, expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { runRefunds } from '../../../test/builders/refunds.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { findingsOf } from '../../../test/money-findings.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { FeeDue, Payment } from '../../payload-types.ts'
import { findPayment } from '../../payments/find-payment.ts'
import { requestRefund } from '../../payments/refunds/request-refund.ts'
import { feePaid } from '../pay/fee-paid.ts'
import { feeRefunded } from '../pay/fee-refunded.ts'
import { feesData } from '../personal-data/fees-data.ts'

const portal = startTestPortal()
const { admitted, paid, started, bank, readDue, get, post } = feePortal(portal)
let clerk: StaffSession
beforeAll(async () => {
  clerk = await aStaffSession(portal, ['accounts'], 'Mina Das')
})

const reason = 'The student is admitted again.'
const reopen = (id: string, transactionId: string, as: StaffSession = clerk) =>
  portal.call('POST', `/api/paymentfees/staff/${id}/reopen`, { reason, transactionId }, as.headers)

async function refund(transactionId: string) {
  const { payload } = portal
  const payment = await findPayment(payload, transactionId)
  const { id: paymentId = '', amountPaise = 0 } = payment ?? {}
  const staff = { id: 'accounts-1', name: 'Mina Das' }
  const now = new Date()
  await requestRefund({ payload, paymentId, amountPaise, reason: 'Withdrawn.', key: transactionId, staff, now })
  await runRefunds({ payload })
}

/** A dress fee that was paid and refunded, and what its student sees of it. */
async function aRefundedDue() {
  const someone = await admitted()
  const due = dueOf(someone, 'DRESS')
  const transactionId = await paid(someone, due)
  await refund(transactionId)
  expect(await readDue(due.id)).toMatchObject({ status: 'refunded', paymentId: transactionId })
  const view = async () => {
    const { reply } = await get('/api/paymentfees/getMyPaymentFees', someone.student)
    return reply.result.find(({ _id }: { _id: string }) => _id === due.id)?.view
  }
  const payAgain = () =>
    post('/api/paymentfees/completeFeesPayment', { feeid: due.id, feesamount: 3500 }, someone.student)
  return { someone, due, transactionId, view, payAgain }
}

const payment = async (transactionId: string) => (await findPayment(portal.payload, transactionId)) as Payment

describe('a refunded fee that staff open again', () => {
  it('can be paid again, and the student sees why', async () => {
    const { someone, due, transactionId, view, payAgain } = await aRefundedDue()
    expect((await payAgain()).status).toBe(409)
    const { status, reply } = await reopen(due.id, transactionId)
    expect([status, reply]).toEqual([200, { success: true, msg: 'Opened again. The student can pay this fee now.' }])
    expect(await readDue(due.id)).toMatchObject({
      status: 'open',
      refundedPaise: 0,
      reopenings: [{ by: 'Mina Das', staffId: clerk.user.id, reason, transactionId }],
    })
    expect(await view()).toMatchObject({
      owed: {
        state: 'notStarted',
        message: 'We have refunded your earlier payment. You can pay this fee again.',
        action: 'pay',
      },
      duplicates: [],
    })
    const again = await paid(someone, due)
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', paymentId: again })
    expect(await view()).toMatchObject({ owed: { state: 'paid', transactionId: again }, duplicates: [] })
    expect(await findingsOf(portal, new Date(Date.now() + 60 * 60_000))).toEqual([])
  })

  itsRule('can be refunded and opened a second time', async () => {
    const { someone, due, transactionId, view } = await aRefundedDue()
    await reopen(due.id, transactionId)
    const second = await paid(someone, due)
    await refund(second)
    expect((await reopen(due.id, transactionId)).status).toBe(409)
    expect((await reopen(due.id, second)).status).toBe(200)
    expect(await view()).toMatchObject({ owed: { state: 'notStarted' }, duplicates: [] })
    expect((await readDue(due.id)).reopenings).toHaveLength(2)
  })

  it('is not paid by its refunded payment, however late its effects are repeated', async () => {
    const { due, transactionId } = await aRefundedDue()
    await reopen(due.id, transactionId)
    const { payload } = portal
    const now = new Date()
    await feePaid({ payload, payment: { ...(await payment(transactionId)), status: 'paid' }, now })
    await feeRefunded({ payload, payment: await payment(transactionId), refundedPaise: 350_000, now })
    await bank.report(transactionId)
    expect(await readDue(due.id)).toMatchObject({ status: 'open', refundedPaise: 0 })
  })

  itsRule('keeps the records of the student', async () => {
    const { someone, due, transactionId } = await aRefundedDue()
    await reopen(due.id, transactionId)
    const student = { payload: portal.payload, studentId: someone.student.id }
    expect(await feesData.retentionReason(student)).toContain('we received fees')
  })
})

describe('a late success of an earlier attempt', () => {
  async function withLateAttempt() {
    const someone = await admitted()
    const due = dueOf(someone, 'DRESS')
    const late = await started(someone, due)
    await bank.act(late, 'fail')
    const first = await paid(someone, due)
    await refund(first)
    return { due, late, first }
  }
  const isPaidBy = async (due: FeeDue, transactionId: string) =>
    expect(await readDue(due.id)).toMatchObject({ status: 'paid', paymentId: transactionId })

  it.each(['before', 'while', 'after'])('pays the fee %s it is opened again', async (when) => {
    const { due, late, first } = await withLateAttempt()
    const [pay, open] = [() => bank.act(late, 'pay-late'), () => reopen(due.id, first)]
    if (when === 'before') {
      await pay()
      expect((await open()).status).toBe(409)
    } else if (when === 'after') {
      await open()
      await pay()
    } else await Promise.all([pay(), open()])
    await isPaidBy(due, late)
  })
})

itsRule('is refused without a reason, for other fees, and for staff who may not', async () => {
  const { someone, due, transactionId } = await aRefundedDue()
  const editor = await aStaffSession(portal, ['content-editor'])
  expect((await reopen(due.id, transactionId, editor)).status).toBe(403)
  const address = `/api/paymentfees/staff/${due.id}/reopen`
  expect((await portal.call('POST', address, { reason, transactionId })).status).toBe(401)
  const empty = await portal.call('POST', address, { reason: ' ', transactionId }, clerk.headers)
  expect([empty.status, empty.reply.msg]).toEqual([400, 'Enter a reason. Staff see it with this fee.'])
  expect((await reopen(dueOf(someone, 'EXAM').id, transactionId)).status).toBe(409)
  expect((await reopen('unknown', transactionId)).status).toBe(404)
  expect((await readDue(due.id)).status).toBe('refunded')
})

it('is done once by two members of staff at the same time', async () => {
  const { due, transactionId } = await aRefundedDue()
  const replies = await Promise.all([reopen(due.id, transactionId), reopen(due.id, transactionId)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await readDue(due.id)).reopenings).toHaveLength(1)
})
