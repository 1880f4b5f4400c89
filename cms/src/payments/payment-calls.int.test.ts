/** @sqlite-only refused calls; payments.int.test.ts and callbacks.int.test.ts run on both */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aStartedPayment } from '../../test/builders/payments.ts'
import { aGuest, anActiveStudent, loggedIn } from '../../test/builders/students.ts'
import { HOSTILE_TEXTS } from '../../test/hostile.ts'
import { simulatorOf } from '../../test/simulator.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { portalOf } from '../foundation/portal.ts'
import type { Student } from '../payload-types.ts'
import { SIGNATURE_HEADER, signatureOf } from './providers/simulator/signature.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)

let asha: Student
let headers: { authorization: string }
beforeAll(async () => {
  asha = await anActiveStudent(portal.payload)
  headers = await loggedIn(portal.payload, asha)
})
beforeEach(() => {
  portalOf(portal.payload).paidHandlers = { 'application-fee': async () => {} }
})

const start = () => aStartedPayment(portal.payload, { studentId: asha.id })
const verify = (id: string, as: Record<string, string> = headers) =>
  portal.call('GET', `/api/payment/verifyTransactionId/${encodeURIComponent(id)}`, undefined, as)

describe('the verify call', () => {
  it('returns a paid payment to its owner, in rupees', async () => {
    const { transactionId } = await start()
    await bank.act(transactionId, 'pay-silently')
    const answer = await verify(transactionId)
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.reply).toMatchObject({
      success: true,
      msg: 'Thank you. We have received your payment.',
      result: {
        transactionId,
        status: 'paid',
        amount: 500,
        purpose: 'application-fee',
        issue: 'none',
        owed: { state: 'paid', action: null },
      },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['close', 'pending', /opened the payment page/],
    ['wait', 'pending', /not confirmed/],
    ['fail', 'failed', /try again/],
    ['pay-less', 'pending', /different amount/],
  ] as const)('does not report success after %s', async (act, status, msg) => {
    const { transactionId } = await start()
    await bank.act(transactionId, act)
    const { reply } = await verify(transactionId)
    expect(reply).toMatchObject({ success: false, msg: expect.stringMatching(msg), result: { status } })
  })

  it('requires a logged-in student', async () => {
    const { transactionId } = await start()
    expect(await verify(transactionId, {})).toMatchObject({ status: 401 })
  })

  it('gives other students the same 404 as for an unknown payment', async () => {
    const { transactionId } = await start()
    const other = await loggedIn(portal.payload, await aGuest(portal.payload))
    const answer = await verify(transactionId, other)
    expect(answer).toMatchObject({ status: 404, reply: { success: false, msg: 'There is no such payment.' } })
    expect((await verify(`${transactionId.slice(0, -1)}!`)).reply).toEqual(answer.reply)
  })

  it.each(HOSTILE_TEXTS)('rejects %s with 400 or 404', async (_, text) => {
    const { status } = await verify(text)
    expect([400, 404]).toContain(status)
  })

  it('returns the stored state after too many checks', async () => {
    const eager = await anActiveStudent(portal.payload)
    const { transactionId } = await aStartedPayment(portal.payload, { studentId: eager.id })
    const as = await loggedIn(portal.payload, eager)
    for (let i = 0; i < 30; i++) await verify(transactionId, as)
    await bank.act(transactionId, 'pay-silently')
    expect((await verify(transactionId, as)).reply.result.status).toBe('pending')
  })
})

describe('a webhook report', () => {
  const report = (body: string, signature: string | null, provider = 'simulator') =>
    portal.call('POST', `/api/payment/webhook/${provider}`, body, {
      'content-type': 'application/json',
      ...(signature === null ? {} : { [SIGNATURE_HEADER]: signature }),
    })

  it.each(['', 'x', 'null', '[]', '{}', '"x"', '{"transactionId":5}', '{"transactionId":{"$ne":""}}'])(
    'is accepted and ignored when it is signed but has no transaction id: %s',
    async (body) => {
      expect(await report(body, signatureOf(portal.payload, 'webhook', body))).toMatchObject({ status: 200 })
    },
  )

  it('is rejected with a forged signature and changes nothing', async () => {
    const { transactionId } = await start()
    await bank.act(transactionId, 'pay-silently')
    const body = JSON.stringify({ transactionId, state: 'done' })
    const forged = [
      null,
      '',
      'x',
      '0'.repeat(64),
      signatureOf(portal.payload, 'return', body),
      signatureOf(portal.payload, 'webhook', `${body} `),
    ]
    for (const signature of forged) expect(await report(body, signature)).toMatchObject({ status: 401 })
    const { docs } = await portal.payload.find({
      collection: 'payments',
      where: { transactionId: { equals: transactionId } },
    })
    expect(docs).toMatchObject([{ status: 'pending' }])
  })

  it('is not trusted even when it is genuine: the portal queries the provider', async () => {
    const { transactionId } = await start()
    const body = JSON.stringify({ transactionId, state: 'done' })
    expect(await report(body, signatureOf(portal.payload, 'webhook', body))).toMatchObject({ status: 200 })
    expect((await verify(transactionId)).reply.result.status).toBe('pending')
  })

  it('is accepted for an unknown payment, and rejected for an unknown provider', async () => {
    const body = JSON.stringify({ transactionId: 'T0000000000000000000000000' })
    expect(await report(body, signatureOf(portal.payload, 'webhook', body))).toMatchObject({ status: 200 })
    expect(await report(body, signatureOf(portal.payload, 'webhook', body), 'none')).toMatchObject({ status: 404 })
  })

  it('is rejected when it is too long', async () => {
    expect(await report('x'.repeat(70_000), null)).toMatchObject({ status: 413 })
  })
})

describe('Payload’s own API', () => {
  it.each([
    ['GET', 'payments'],
    ['POST', 'payments'],
    ['GET', 'simulator-payments'],
  ])('%s %s is closed to students', async (method, path) => {
    const answer = await portal.call(method, `/api/${path}`, method === 'POST' ? {} : undefined, headers)
    expect([401, 403]).toContain(answer.status)
  })

  it('lets accounts staff read payments but not change them', async () => {
    const data = { name: 'Clerk', email: 'clerk@example.in', password: 'a long password', roles: ['accounts' as const] }
    const clerk = { ...(await portal.payload.create({ collection: 'staff', data })), collection: 'staff' as const }
    const { paymentId } = await start()
    const as = { collection: 'payments', id: paymentId, overrideAccess: false, user: clerk } as const
    expect(await portal.payload.findByID(as)).toMatchObject({ id: paymentId })
    await expect(portal.payload.update({ ...as, data: { status: 'paid' } })).rejects.toThrow()
    await expect(portal.payload.delete(as)).rejects.toThrow()
  })
})
