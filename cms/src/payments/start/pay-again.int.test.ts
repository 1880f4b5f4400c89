import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aGateway, aStartedPayment } from '../../../test/builders/payments.ts'
import { aGuest, anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Student } from '../../payload-types.ts'
import { checkPayment } from '../check/check-payment.ts'
import { findCounting } from '../find-counting.ts'
import { findPayment } from '../find-payment.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const MINUTE = 60_000

let asha: Student
let headers: { authorization: string }
beforeAll(async () => {
  asha = await anActiveStudent(portal.payload)
  headers = await loggedIn(portal.payload, asha)
})
beforeEach(() => {
  portalOf(portal.payload).paidHandlers = { 'application-fee': async () => {} }
  portalOf(portal.payload).standingHandlers = {}
  portalOf(portal.payload).payAgainHandlers = {
    'application-fee': ({ payload, student, subjectId, now }) =>
      aStartedPayment(payload, { studentId: student.id, subjectId, now }),
  }
})

let count = 0
/** Payments of one subject. */
function aSubject() {
  const subject = { studentId: asha.id, subjectId: `again-${++count}`, purpose: 'application-fee' as const }
  return { ...subject, start: (now = new Date()) => aStartedPayment(portal.payload, { ...subject, now }) }
}
const payAgain = (id: string, as = headers) => portal.call('POST', `/api/payment/payAgain/${id}`, {}, as)
const verify = async (id: string) =>
  (await portal.call('GET', `/api/payment/verifyTransactionId/${id}`, undefined, headers)).reply
const read = async (id: string) => findPayment(portal.payload, id)

/** Asks a provider that reports the end of the page. */
function check(transactionId: string, use: 'unused' | 'refused') {
  const known = { transactionId, amountPaise: 50_000, currency: 'INR', reference: 'R1' }
  const gateway = aGateway({ report: { state: 'failed', ...known, use } })
  return checkPayment({ payload: portal.payload, transactionId, now: new Date(), gateway })
}

describe('a payment page that was left', () => {
  it('without an attempt is paid again at once, and counts once although both pages are paid at the same time', async () => {
    const subject = aSubject()
    const first = await subject.start()
    await bank.act(first.transactionId, 'close')
    expect(await verify(first.transactionId)).toMatchObject({
      success: false,
      result: { status: 'pending', owed: { state: 'opened', action: 'pay' } },
    })
    const { status, reply } = await payAgain(first.transactionId)
    expect([status, reply.url]).toEqual([200, expect.stringContaining('/simulator/pay/')])
    const second = await subject.start()
    const ids = [first.transactionId, second.transactionId]
    await Promise.all(ids.map((id) => bank.act(id, 'pay')))
    const payments = await Promise.all(ids.map(read))
    const counting = await findCounting(portal.payload, subject)
    expect(ids).toContain(counting?.transactionId)
    expect(payments.map((payment) => payment?.status).sort()).toEqual(['paid', 'refunded'])
    for (const id of ids) expect((await verify(id)).result.owed.action).toBeNull()
  })

  it('is closed, not failed, when its time is over and nothing was tried there', async () => {
    const { transactionId } = await aSubject().start()
    expect(await check(transactionId, 'unused')).toMatchObject({ status: 'expired', pageState: 'idle' })
    const other = await aSubject().start()
    expect(await check(other.transactionId, 'refused')).toMatchObject({ status: 'failed' })
  })
})

describe('a payment that the bank has not decided', () => {
  it('is repeated only after ten minutes since then; the second success is refunded', async () => {
    const subject = aSubject()
    const startedAt = new Date(Date.now() - 25 * MINUTE)
    const first = await subject.start(startedAt)
    await bank.act(first.transactionId, 'wait')
    const at = (minutes: number) => new Date(startedAt.getTime() + minutes * MINUTE)
    await checkPayment({ ...portal, ...first, now: at(5) })
    expect(await read(first.transactionId)).toMatchObject({ pageState: 'undecided', pageStateAt: at(5).toISOString() })
    await checkPayment({ ...portal, ...first, now: at(7) })
    expect(await read(first.transactionId)).toMatchObject({ pageStateAt: at(5).toISOString() })
    await expect(subject.start(at(14))).rejects.toMatchObject({ status: 409, code: 'NOT_DECIDED' })
    const second = await subject.start(at(15))
    await bank.act(first.transactionId, 'pay')
    await bank.act(second.transactionId, 'pay')
    expect((await findCounting(portal.payload, subject))?.transactionId).toBe(first.transactionId)
    expect(await read(second.transactionId)).toMatchObject({ status: 'refunded' })
  })

  it('is asked about before another starts, also if the portal did not know yet', async () => {
    const subject = aSubject()
    const { transactionId } = await subject.start()
    await bank.act(transactionId, 'wait')
    const { status, reply } = await payAgain(transactionId)
    expect(status).toBe(409)
    expect(reply).toMatchObject({ success: false, owed: { state: 'undecided', action: 'check' } })
  })

  it('ends as one whose money may have left, when the provider could not say for a day', async () => {
    const startedAt = new Date(Date.now() - 25 * 60 * MINUTE)
    const { transactionId } = await aSubject().start(startedAt)
    const unreachable = aGateway({ ask: () => Promise.reject(new Error('Down.')) })
    const ended = await checkPayment({ ...portal, transactionId, now: new Date(), gateway: unreachable })
    expect(ended).toMatchObject({ status: 'expired', pageState: null })
    expect((await verify(transactionId)).result.owed).toMatchObject({ state: 'failed', action: 'pay' })
  })
})

describe('a payment of the wrong amount', () => {
  it('is being checked everywhere, and nothing else can be paid for the same', async () => {
    const subject = aSubject()
    const { transactionId } = await subject.start()
    const other = await subject.start()
    await bank.act(transactionId, 'pay-less')
    for (const id of [transactionId, other.transactionId]) {
      expect((await verify(id)).result.owed).toMatchObject({ state: 'checking', action: null })
      expect(await payAgain(id)).toMatchObject({ status: 409, reply: { owed: { state: 'checking' } } })
    }
  })

  it('until staff have settled it, which the same report does not undo', async () => {
    const subject = aSubject()
    const { transactionId } = await subject.start()
    await bank.act(transactionId, 'pay-less')
    const id = (await read(transactionId))?.id ?? ''
    const settle = (reason: string, as: Record<string, string>) =>
      portal.call('POST', `/api/payment/staff/${id}/settled`, { reason }, as)
    const clerk = await aStaffSession(portal, ['accounts'])
    const editor = await aStaffSession(portal, ['content-editor'])
    expect((await settle('Returned.', editor.headers)).status).toBe(403)
    expect((await settle(' ', clerk.headers)).status).toBe(400)
    expect((await settle('Returned in the panel.', clerk.headers)).status).toBe(200)
    expect((await settle('Again.', clerk.headers)).status).toBe(409)
    const mails = await messagesTo(portal.payload, asha.email ?? '', 'amount-settled')
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('you can pay again')])
    await bank.report(transactionId)
    expect(await read(transactionId)).toMatchObject({
      status: 'failed',
      issue: null,
      issueNote: expect.stringContaining('Returned in the panel.'),
    })
    expect((await verify(transactionId)).result.owed).toMatchObject({ state: 'failed', action: 'pay' })
    expect((await payAgain(transactionId)).status).toBe(200)
  })

  it('also when it came after the payment had failed', async () => {
    const subject = aSubject()
    const { transactionId } = await subject.start()
    await bank.act(transactionId, 'fail')
    await bank.act(transactionId, 'pay-less')
    expect(await read(transactionId)).toMatchObject({ status: 'failed', issue: 'mismatch' })
    await expect(subject.start()).rejects.toMatchObject({ status: 409, code: 'NOT_DECIDED' })
  })
})

describe('the call to pay again', () => {
  it('refuses strangers, visitors and unknown payments alike', async () => {
    const { transactionId } = await aSubject().start()
    const other = await loggedIn(portal.payload, await aGuest(portal.payload))
    expect((await payAgain(transactionId, other)).status).toBe(404)
    expect((await payAgain('T1', headers)).status).toBe(404)
    expect((await portal.call('POST', `/api/payment/payAgain/${transactionId}`, {})).status).toBe(401)
  })

  it('refuses what is paid', async () => {
    const { transactionId } = await aSubject().start()
    await bank.act(transactionId, 'pay')
    expect(await payAgain(transactionId)).toMatchObject({ status: 409, reply: { msg: expect.stringMatching(/paid/) } })
  })
})
