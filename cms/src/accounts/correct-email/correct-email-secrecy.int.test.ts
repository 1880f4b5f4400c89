/** @sqlite-only replies; registration.int.test.ts and change-email.int.test.ts write addresses on both databases */
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anActiveStudent, anUnverifiedStudent } from '../../../test/builders/students.ts'
import { emailCorrectionOn, later, mistyped, phone, right } from '../../../test/email-correction.ts'
import { codeSentTo, messagesTo, tokenSentTo, wrongCode } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'

const portal = startTestPortal()
const { post, students, pageOf, login, activate, requestCode, correct, register, correctionCode } =
  emailCorrectionOn(portal)

beforeEach(async () => {
  await clearAll()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

describe('a correction does not reveal which addresses have accounts', () => {
  const owner = 'owner@example.in'

  /** Registers, corrects, and records every response that the owner of the phone can see. */
  async function exercisePage(first: string, second: string) {
    const uid = await register({ email: first })
    const oldCode = (await codeSentTo(portal.payload, first)) || '000000'
    const oldLink = (await tokenSentTo(portal.payload, first, 'activation-link')) || 'x'
    const shown = await pageOf(uid)
    const requested = await requestCode(uid)
    const otp = await codeSentTo(portal.payload, phone)
    const wrong = await correct(uid, wrongCode(otp), second)
    const done = await correct(uid, otp, second)
    const corrected = await pageOf(uid)
    const code = await codeSentTo(portal.payload, second)
    const stale = await activate(uid, oldCode === code ? wrongCode(code) : oldCode)
    const link = await post('/user/activation', { activation_token: oldLink })
    later(61)
    const resent = await post('/user/resendEmailCode', { userid: uid })
    const requestedAgain = await requestCode(uid)
    const answers = [requested, wrong, done, stale, link, resent, requestedAgain].map(({ status, reply }) => [
      status,
      reply,
    ])
    return JSON.stringify([shown, answers, corrected])
  }

  it('for the new address', async () => {
    const free = await exercisePage(mistyped, owner)
    await clearAll()
    await anActiveStudent(portal.payload, { email: owner })
    expect(await exercisePage(mistyped, owner)).toBe(free)
    expect(await messagesTo(portal.payload, owner)).toMatchObject([{ template: 'account-exists' }])
    expect(await students()).toMatchObject([{ email: owner, state: 'ACTIVE' }])
  })

  it('for the mistyped address', async () => {
    const free = await exercisePage(owner, right)
    await clearAll()
    await anActiveStudent(portal.payload, { email: owner })
    expect(await exercisePage(owner, right)).toBe(free)
    expect((await students()).map(({ email }) => email).sort()).toEqual([right, owner].sort())
  })

  it('and still creates an account when the mistyped address belongs to another one', async () => {
    await anActiveStudent(portal.payload, { email: owner })
    const uid = await register({ email: owner })
    await correct(uid, await correctionCode(uid))
    expect(await activate(uid, await codeSentTo(portal.payload, right))).toMatchObject({ status: 200 })
    expect(await login(right)).toMatchObject({ status: 200 })
    const created = (await students()).find(({ email }) => email === right)
    expect(created).toMatchObject({
      name: 'ASHA',
      phone,
      role: 'Student',
      consent: { noticeVersion: PRIVACY_NOTICE_VERSION },
    })
  })

  it('and can be repeated when the new address has an account', async () => {
    await anActiveStudent(portal.payload, { email: owner })
    const uid = await register()
    await correct(uid, await correctionCode(uid), owner)
    later(61)
    await correct(uid, await correctionCode(uid))
    expect(await activate(uid, await codeSentTo(portal.payload, right))).toMatchObject({ status: 200 })
    expect(await login(right)).toMatchObject({ status: 200 })
  })

  it('and is not offered on a page opened by e-mail address alone', async () => {
    const answers = []
    for (const state of [null, 'UNVERIFIED', 'ACTIVE'] as const) {
      await clearAll()
      if (state) await anUnverifiedStudent(portal.payload, { email: mistyped, phone, state })
      const uid = (await post('/user/verifyOldAccount', { email: mistyped })).reply.userID
      const shown = await pageOf(uid)
      const requested = await requestCode(uid)
      expect(await correct(uid, '000000')).toMatchObject({ status: 403 })
      expect(await messagesTo(portal.payload, phone)).toEqual([])
      answers.push([shown.may_correct, requested.status, requested.text])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(answers[0]?.slice(0, 2)).toEqual([false, 403])
  })

  it('and registering again closes the previous page, whatever its address', async () => {
    await anActiveStudent(portal.payload, { email: owner })
    for (const first of [mistyped, owner]) {
      const uid = await register({ email: first })
      later(61)
      await register({ email: right })
      expect((await portal.call('GET', `/api/user/verifyUid/${uid}`)).status, first).toBe(404)
      await portal.payload.delete({ collection: 'students', where: { phone: { equals: phone } } })
      later(61)
    }
  })
})

async function clearAll() {
  for (const collection of ['messages', 'rate-limits', 'one-time-codes', 'account-links', 'students'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  }
}
