/** @sqlite-only who may call and what is refused; refunds.int.test.ts refunds on both databases */
import { defaultPolicy } from '@pravesh/shared/payments/refunds/policy'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStartedPayment } from '../../../test/builders/payments.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { observedPayments } from '../../../test/observed-payments.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment } from '../../payload-types.ts'
import { refundTermsFor } from './refund-terms-for.ts'
import { refundsOf } from './refund-totals.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const { read } = observedPayments(portal)

let clerk: StaffSession
beforeAll(async () => {
  clerk = await aStaffSession(portal, ['accounts'])
})
beforeEach(() => {
  const policy = { ...defaultPolicy('2025-2027'), lastAdmissionDay: '2025-07-15' }
  portalOf(portal.payload).refundTermsHandlers = {
    'application-fee': async ({ subjectId }) =>
      subjectId === 'no terms' ? null : { rule: 'policy', cautionPaise: 0, policy },
  }
})

async function aPayment(subjectId?: string): Promise<Payment> {
  const { transactionId } = await aStartedPayment(portal.payload, subjectId === undefined ? {} : { subjectId })
  await bank.act(transactionId, 'pay')
  return read(transactionId)
}

const body = (change: object = {}) => ({
  amountPaise: 10_000,
  reason: 'Course cancelled.',
  noticeDay: '2025-07-10',
  revision: 0,
  key: 'request-0001',
  ...change,
})
const request = (id: string, change: object = {}, headers = clerk.headers) =>
  portal.call('POST', `/api/payment/staff/${id}/refund`, body(change), headers)
const view = (id: string, headers = clerk.headers) =>
  portal.call('GET', `/api/payment/staff/${id}/refunds`, undefined, headers)

describe('the refund call', () => {
  it('refunds, keeps reason and calculation, and shows the result', async () => {
    const { id, transactionId } = await aPayment()
    expect((await view(id)).reply.result).toMatchObject({
      revision: 0,
      refundablePaise: 50_000,
      obstacle: null,
      mayRefund: true,
      isManual: false,
      terms: { rule: 'policy' },
      refunds: [],
    })
    expect(await request(id)).toMatchObject({ status: 200, reply: { success: true } })
    expect((await view(id)).reply.result).toMatchObject({
      refundedPaise: 10_000,
      refundablePaise: 40_000,
      refunds: [
        {
          status: 'done',
          reason: 'Course cancelled.',
          requestedBy: 'accounts',
          calculation: '2025-07-10: Notice 5 days before the last date of admission: 90 %. Refund ₹450, keep ₹50.',
        },
      ],
    })
    expect(await read(transactionId)).toMatchObject({ status: 'paid', refundedPaise: 10_000 })
  })

  it('offers nothing of a payment that is not paid', async () => {
    const { transactionId } = await aStartedPayment(portal.payload)
    const { id } = await read(transactionId)
    expect((await view(id)).reply.result).toMatchObject({
      refundablePaise: 0,
      obstacle: expect.stringContaining('paid'),
    })
  })

  it('makes one refund when it is repeated, and refuses one that is based on an outdated page', async () => {
    const { id } = await aPayment()
    const answers = await Promise.all([request(id), request(id), request(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await refundsOf(portal.payload, id)).toHaveLength(1)
    expect(await request(id, { key: 'request-0002' })).toMatchObject({ status: 409, reply: { success: false } })
    const { revision } = (await view(id)).reply.result
    expect(await request(id, { key: 'request-0002', revision })).toMatchObject({ status: 200 })
    expect(await refundsOf(portal.payload, id)).toHaveLength(2)
  })

  it('counts what was refunded of the payment without a second person towards the limit', async () => {
    const { id } = await aPayment()
    const { refundLimit } = portalOf(portal.payload)
    portalOf(portal.payload).refundLimit = async () => 25_000
    expect((await request(id)).reply.msg).toContain('Refund requested')
    // The same request again is no other refund.
    expect((await request(id)).reply.msg).toContain('Refund requested')
    const next = async (key: string, change: object = {}) =>
      request(id, { key, revision: (await view(id)).reply.result.revision, ...change })
    expect((await next('request-0002')).reply.msg).toContain('Refund requested')
    const { revision } = (await view(id)).reply.result
    // Staff cannot have seen a later state of the payment.
    expect(await next('request-0003', { revision: revision + 1 })).toMatchObject({ status: 409 })
    expect((await next('request-0003')).reply.msg).toMatch(/₹200\.00 .*Another member of staff must approve/)
    expect(await refundsOf(portal.payload, id)).toHaveLength(2)
    portalOf(portal.payload).refundLimit = refundLimit
  })

  it('lets one of two officers refund when both have the same page open', async () => {
    const { id } = await aPayment()
    const all = await Promise.all([request(id, { key: 'officer-one' }), request(id, { key: 'officer-two' })])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    ['a negative amount', { amountPaise: -1 }],
    ['no amount', { amountPaise: null }],
    ['an amount as text', { amountPaise: '10000' }],
    ['a fraction', { amountPaise: 100.5 }],
    ['too much', { amountPaise: 50_001 }],
    ['a filter', { amountPaise: { $gt: 0 } }],
    ['no reason', { reason: '  ' }],
    ['a long reason', { reason: 'x'.repeat(1001) }],
    ['another day', { noticeDay: 'yesterday' }],
    ['no revision', { revision: undefined }],
    ['a bad key', { key: '../x' }],
    ['a key of approved refunds', { key: 'approval-0001' }],
    ['another field', { status: 'done' }],
  ])('refuses %s with 400', async (_, change) => {
    const { id } = await aPayment()
    expect(await request(id, change)).toMatchObject({ status: 400, reply: { success: false } })
    expect(await refundsOf(portal.payload, id)).toEqual([])
  })

  it.each(['x', 'undefined', '000000000000000000000000', '00000000-0000-4000-8000-000000000000'])(
    'answers 404 for the payment %s',
    async (id) => {
      expect(await request(id)).toMatchObject({ status: 404 })
      expect(await view(id)).toMatchObject({ status: 404 })
    },
  )

  it('is closed to other staff, students and visitors', async () => {
    const { id } = await aPayment()
    for (const role of ['admissions-officer', 'content-editor', 'store'] as const) {
      const { headers } = await aStaffSession(portal, [role])
      expect(await request(id, {}, headers)).toMatchObject({ status: 403 })
      expect(await view(id, headers)).toMatchObject({ status: 403 })
    }
    const student: Record<string, string> = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    for (const headers of [student, {}]) {
      expect(await request(id, {}, headers)).toMatchObject({ status: 401 })
      expect(await view(id, headers)).toMatchObject({ status: 401 })
    }
    const forged = { ...clerk.headers, origin: 'https://evil.example' }
    expect(await request(id, {}, forged)).toMatchObject({ status: 403 })
    expect(await refundsOf(portal.payload, id)).toEqual([])
  })

  it('shows a failed refund in the dashboard until staff end the alert', async () => {
    const { id, transactionId } = await aPayment()
    await portal.payload.update({
      collection: 'simulator-payments',
      where: { transactionId: { equals: transactionId } },
      data: { refundMode: 'refuse' },
    })
    await request(id)
    const [refund] = await refundsOf(portal.payload, id)
    expect(refund).toMatchObject({ status: 'failed', needsAttention: true })
    const resolve = (headers = clerk.headers) =>
      portal.call('POST', `/api/payment/staff/refund/${refund?.id}/resolved`, {}, headers)
    const store = await aStaffSession(portal, ['store'])
    expect(await resolve(store.headers)).toMatchObject({ status: 403 })
    expect(await resolve()).toMatchObject({ status: 200 })
    expect(await refundsOf(portal.payload, id)).toMatchObject([{ status: 'failed', needsAttention: false }])
    const payOut = await portal.call(
      'POST',
      `/api/payment/staff/refund/${refund?.id}/paid-out`,
      { reference: 'UTR1' },
      clerk.headers,
    )
    expect(payOut).toMatchObject({ status: 409 })
  })
})

it('students read the terms before they pay', async () => {
  const about = { payload: portal.payload, purpose: 'application-fee' as const, amountPaise: 50_000 }
  const now = new Date('2025-07-10T20:00:00Z')
  const terms = await refundTermsFor({ ...about, subjectId: 'any', now })
  expect(terms?.today).toBe('If you withdrew today, you would get ₹450 of ₹500 back.')
  expect(await refundTermsFor({ ...about, subjectId: 'no terms', now })).toBeNull()
})
