/** @sqlite-only reopen.int.test.ts and withdraw-recall.int.test.ts change reviewed records on both */
import { beforeAll, describe, expect, it } from 'vitest'
import { dueOf } from '../../../test/builders/fees.ts'
import { feePortal } from '../../../test/fee-portal.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import { reviewDue } from './review-due.ts'
import { reviewNotices } from './review-notices.ts'

const portal = startTestPortal()
const { admitted, paid, readDue, get } = feePortal(portal)
let clerk: StaffSession
beforeAll(async () => {
  clerk = await aStaffSession(portal, ['accounts'], 'Mina Das')
})

const review = (id: string, body: object, as: StaffSession | Record<string, never> = clerk) =>
  portal.call('POST', `/api/paymentfees/staff/${id}/review`, body, 'headers' in as ? as.headers : {})
const approve = { decision: 'APPROVED', revision: 0 }
const reject = { decision: 'REJECTED', reason: 'The amount belongs to another student.', revision: 0 }

async function aPaidDue() {
  const someone = await admitted()
  const due = dueOf(someone, 'EXAM')
  await paid(someone, due)
  return { ...someone, due, mails: () => messagesTo(portal.payload, someone.student.email, 'fee-reviewed') }
}

describe('a decision', () => {
  it('approves a paid fee without a message', async () => {
    const { due, student, mails } = await aPaidDue()
    const { status, reply } = await review(due.id, approve)
    expect([status, reply]).toEqual([200, { success: true, msg: 'Approved. The student sees the decision.' }])
    expect(await readDue(due.id)).toMatchObject({ review: 'APPROVED', reviewRevision: 1 })
    expect(await mails()).toHaveLength(0)
    const rows = (await get('/api/paymentfees/getMyPaymentFees', student)).reply.result
    expect(rows).toMatchObject([{ paymentfee_status: 'APPROVED', payment_status: true }])
  })

  it('rejects it with a reason, which the student sees and receives', async () => {
    const { due, student, mails } = await aPaidDue()
    expect((await review(due.id, reject)).status).toBe(200)
    const rows = (await get('/api/paymentfees/getMyPaymentFees', student)).reply.result
    expect(rows).toMatchObject([{ paymentfee_status: 'REJECTED', view: { reviewReason: reject.reason } }])
    expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining(reject.reason)])
  })

  it('can be changed, tells the student, and all decisions are kept', async () => {
    const { due, mails } = await aPaidDue()
    await review(due.id, reject)
    expect((await review(due.id, { ...approve, revision: 1 })).status).toBe(200)
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      'We approved your payment: Exam fee (1st Semester)',
      'We could not approve your payment: Exam fee (1st Semester)',
    ])
    expect((await readDue(due.id)).reviews).toMatchObject([
      { decision: 'REJECTED', reason: reject.reason, by: 'Mina Das', staffId: clerk.user.id },
      { decision: 'APPROVED', reason: '', by: 'Mina Das' },
    ])
  })

  it('of two officers at the same time counts once', async () => {
    const { due } = await aPaidDue()
    const other = await aStaffSession(portal, ['administrator'])
    const all = await Promise.all([review(due.id, approve), review(due.id, reject, other)])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(all.find(({ status }) => status === 409)?.reply.msg).toContain('Reload the page.')
    expect((await readDue(due.id)).reviews).toHaveLength(1)
  })

  it.each([
    ['a repeated decision', { ...approve, revision: 1 }],
    ['an outdated page', { ...reject, revision: 0 }],
  ])('is refused for %s', async (_, body) => {
    const { due } = await aPaidDue()
    await review(due.id, approve)
    expect((await review(due.id, body)).status).toBe(409)
    expect(await readDue(due.id)).toMatchObject({ review: 'APPROVED', reviewRevision: 1 })
  })

  it('is refused for a fee that is not paid', async () => {
    const due = dueOf(await admitted(), 'EXAM')
    const { status, reply } = await review(due.id, approve)
    expect([status, reply.msg]).toEqual([409, 'This fee is not paid, so there is no payment to review.'])
  })

  it.each([
    ['no reason', { ...reject, reason: ' \n' }],
    ['another decision', { ...approve, decision: 'PENDING' }],
    ['no revision', { decision: 'APPROVED' }],
    ['an operator', { ...approve, decision: { $ne: '' } }],
    ['a long reason', { ...reject, reason: 'x'.repeat(1001) }],
  ])('is refused for %s', async (_, body) => {
    const { due } = await aPaidDue()
    expect((await review(due.id, body)).status).toBe(400)
    expect(await readDue(due.id)).toMatchObject({ review: 'PENDING', reviewRevision: 0 })
  })

  it('is refused for an unknown fee', async () => {
    for (const id of ['unknown', '00000000-0000-4000-8000-000000000000', '{"$gt":""}']) {
      expect((await review(encodeURIComponent(id), approve)).status).toBe(404)
    }
  })

  it('is only for accounts and administrators', async () => {
    const { due } = await aPaidDue()
    for (const role of ['admissions-officer', 'content-editor', 'store'] as const) {
      expect((await review(due.id, approve, await aStaffSession(portal, [role]))).status).toBe(403)
    }
    expect((await review(due.id, approve, {})).status).toBe(401)
    expect(await readDue(due.id)).toMatchObject({ review: 'PENDING' })
  })

  it('notifies once after a kill at any write', async () => {
    const staff = { id: clerk.user.id, name: 'Mina Das' }
    for (let nth = 1, died = true; died; nth += KILL_STEP) {
      const { due, mails } = await aPaidDue()
      const decide = () =>
        reviewDue({
          payload: portal.payload,
          staff,
          id: due.id,
          review: { decision: 'REJECTED', reason: 'Wrong.', revision: 0 },
          now: new Date(),
        })
      ;({ died } = await killAtWrite(portal.payload, nth, decide))
      const later = () => new Date(Date.now() + 5 * 60_000)
      await runDue({ payload: portal.payload, work: reviewNotices, now: later })
      const rejected = (await readDue(due.id)).review === 'REJECTED'
      expect(await mails()).toHaveLength(rejected ? 1 : 0)
      expect(nth).toBeLessThan(10)
    }
  })
})

it('staff cannot change a due through Payload', async () => {
  const { due } = await aPaidDue()
  for (const data of [{ status: 'open' }, { amountPaise: 1 }, { review: 'APPROVED' }]) {
    const { status } = await portal.call('PATCH', `/api/fee-dues/${due.id}`, data, clerk.headers)
    expect(status).toBe(403)
  }
  expect((await portal.call('DELETE', `/api/fee-dues/${due.id}`, undefined, clerk.headers)).status).toBe(403)
})
