import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anActiveStudent, anUnverifiedStudent, PASSWORD } from '../../../test/builders/students.ts'
import { HOSTILE_TEXTS } from '../../../test/hostile.ts'
import { codeSentTo, messagesTo, tokenSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { ACCOUNT_LIMITS } from '../limits/account-limits.ts'

const portal = startTestPortal()
const phone = '9830012345'
const mistyped = 'asha@exmaple.in'
const right = 'asha@example.in'
const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api${path}`, body, headers)
const from = (address: string) => ({ 'x-pravesh-peer': address })
const students = async () => (await portal.payload.find({ collection: 'students', limit: 0, depth: 0 })).docs
const pageOf = async (uid: string) => (await portal.call('GET', `/api/user/verifyUid/${uid}`)).reply
const login = (email: string) => post('/user/login', { email, password: PASSWORD })
const activate = (userid: string, otp: string) => post('/user/activateEmailByOtp', { userid, otp })
const requestCode = (userid: string, headers = {}) => {
  // Messages are ordered by time, so no two may share one.
  later(1)
  return post('/user/sendCorrectionCode', { userid }, headers)
}
const correct = (userid: string, otp: string, email = right, headers = {}) =>
  post('/user/correctEmail', { userid, otp, email }, headers)
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const expired = { status: 400, reply: { success: false, msg: 'CODE_ERROR' } }

async function register(fields: { email?: string; phone?: string } = {}, headers = {}): Promise<string> {
  const form = { name: 'Asha', email: mistyped, phone, role: 'Student', password: PASSWORD, ...fields }
  const { reply } = await post('/auth/opt-verify', { phonenumber: form.phone }, headers)
  const otp_code = await codeSentTo(portal.payload, form.phone)
  await post('/auth/opt-verify-api', { phonenumber: form.phone, ver_id: reply.otp, otp_code }, headers)
  const registered = await post('/user/register', { ...form, ver_id: reply.otp }, headers)
  expect(registered).toMatchObject({ status: 200 })
  return registered.reply.userID
}

/** Requests a correction code and reads it from the text message. */
async function correctionCode(uid: string, to = phone): Promise<string> {
  expect(await requestCode(uid)).toMatchObject({ status: 200, reply: { phone: `••••••${to.slice(-4)}` } })
  return codeSentTo(portal.payload, to)
}

beforeEach(async () => {
  await clearAll()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

describe('a mistyped e-mail address', () => {
  it('is corrected on the same page with a code sent to the phone', async () => {
    const uid = await register()
    expect(await pageOf(uid)).toMatchObject({ mail_to: 'as•••@exmaple.in', may_correct: true })
    const [student] = await students()
    const otp = await correctionCode(uid)
    expect(await correct(uid, otp)).toMatchObject({
      status: 200,
      reply: { success: true, mail_to: 'as•••@example.in' },
    })
    expect(await students()).toMatchObject([{ id: student?.id, email: right, phone, state: 'UNVERIFIED' }])
    expect(await pageOf(uid)).toMatchObject({ mail_to: 'as•••@example.in' })
    expect(await activate(uid, await codeSentTo(portal.payload, right))).toMatchObject({ status: 200 })
    expect(await login(right)).toMatchObject({ status: 200 })
    expect(await login(mistyped)).toMatchObject({ status: 401 })
  })

  it('invalidates the codes and links sent to it once it is corrected', async () => {
    const uid = await register()
    const oldCode = await codeSentTo(portal.payload, mistyped)
    const oldLink = await tokenSentTo(portal.payload, mistyped, 'activation-link')
    await post('/user/forgetPassword', { email: mistyped })
    const oldReset = await tokenSentTo(portal.payload, mistyped, 'password-reset')
    await correct(uid, await correctionCode(uid))
    const code = await codeSentTo(portal.payload, right)
    expect(await activate(uid, oldCode === code ? another(code) : oldCode)).toMatchObject({ status: 400 })
    expect(await post('/user/activation', { activation_token: oldLink })).toMatchObject({ status: 400 })
    const reset = { activation_token: oldReset, password: 'Marigold@2' }
    expect(await post('/user/resetPassword', reset)).toMatchObject({ status: 400 })
    expect(await students()).toMatchObject([{ state: 'UNVERIFIED' }])
    const link = await tokenSentTo(portal.payload, right, 'activation-link')
    expect(await post('/user/activation', { activation_token: link })).toMatchObject({ status: 200 })
  })

  it('can be corrected after a login, even when its code has long expired', async () => {
    await register()
    later(3 * 86_400)
    const { reply } = await login(mistyped)
    expect(await pageOf(reply.userID)).toMatchObject({ may_correct: true })
    await correct(reply.userID, await correctionCode(reply.userID))
    expect(await activate(reply.userID, await codeSentTo(portal.payload, right))).toMatchObject({ status: 200 })
  })

  it('can be corrected after a login even when another visitor opened its page', async () => {
    await anUnverifiedStudent(portal.payload, { email: mistyped, phone })
    await post('/user/verifyOldAccount', { email: mistyped })
    later(60)
    const { reply } = await login(mistyped)
    await correct(reply.userID, await correctionCode(reply.userID))
    expect(await students()).toMatchObject([{ email: right }])
  })

  it('can be replaced by registering again with the same phone', async () => {
    const uid = await register()
    later(60)
    const again = await register({ email: right })
    expect(await students()).toMatchObject([{ email: right }])
    expect((await pageOf(uid)).success).toBe(false)
    expect(await activate(again, await codeSentTo(portal.payload, right))).toMatchObject({ status: 200 })
  })

  it('can be corrected twice, and new codes go to the latest address', async () => {
    const uid = await register()
    await correct(uid, await correctionCode(uid))
    later(61)
    const otp = await correctionCode(uid)
    expect(await correct(uid, otp, 'asha.mondal@example.in')).toMatchObject({ status: 200 })
    later(301)
    expect(await pageOf(uid)).toMatchObject({ msg: 'CODE_ERROR', mail_to: 'as•••@example.in' })
    expect(await post('/user/resendEmailCode', { userid: uid })).toMatchObject({ status: 200 })
    expect(await activate(uid, await codeSentTo(portal.payload, 'asha.mondal@example.in'))).toMatchObject({
      status: 200,
    })
  })
})

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
    const wrong = await correct(uid, another(otp), second)
    const done = await correct(uid, otp, second)
    const corrected = await pageOf(uid)
    const code = await codeSentTo(portal.payload, second)
    const stale = await activate(uid, oldCode === code ? another(code) : oldCode)
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
    expect(created).toMatchObject({ name: 'ASHA', phone, role: 'Student', consent: { noticeVersion: '2023-11-20' } })
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

describe('a correction withstands', () => {
  it('concurrent guesses: only five are checked', async () => {
    const uid = await register()
    const otp = await correctionCode(uid)
    const guesses = Array.from({ length: 100 }, (_, i) => String((Number(otp) + 1 + i) % 1_000_000).padStart(6, '0'))
    const answers = await Promise.all(guesses.map((guess) => correct(uid, guess)))
    expect(answers.filter(({ reply }) => reply.msg !== 'CODE_ERROR')).toHaveLength(5)
    expect(answers.every(({ status }) => status === 400)).toBe(true)
    expect(await correct(uid, otp)).toMatchObject(expired)
    expect(await students()).toMatchObject([{ email: mistyped }])
  }, 60_000)

  it('the correct code sent 100 times concurrently: it is accepted once', async () => {
    const uid = await register()
    const otp = await correctionCode(uid)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => correct(uid, otp, `a${i}@example.in`, from(`203.0.113.${i}`))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [student, ...more] = await students()
    expect(more).toEqual([])
    expect(student?.email).toBe(`a${answers.findIndex(({ status }) => status === 200)}@example.in`)
  }, 60_000)

  it('a replayed code', async () => {
    const uid = await register()
    const otp = await correctionCode(uid)
    await correct(uid, otp)
    expect(await correct(uid, otp, 'thief@example.in')).toMatchObject(expired)
    expect(await students()).toMatchObject([{ email: right }])
  })

  it('a code for another phone, page or purpose', async () => {
    const uid = await register()
    const other = await register({ email: 'ravi@example.in', phone: '9830099999' })
    const otp = await correctionCode(uid)
    const others = await correctionCode(other, '9830099999')
    if (others !== otp) expect(await correct(uid, others)).toMatchObject({ status: 400 })
    if (others !== otp) expect(await correct(other, otp)).toMatchObject({ status: 400 })
    later(61)
    const { reply } = await post('/auth/opt-verify', { phonenumber: phone })
    const forRegistration = await codeSentTo(portal.payload, phone)
    expect(await correct(uid, forRegistration === otp ? another(otp) : forRegistration)).toMatchObject({ status: 400 })
    const check = { phonenumber: phone, ver_id: reply.otp, otp_code: otp === forRegistration ? another(otp) : otp }
    expect(await post('/auth/opt-verify-api', check)).toMatchObject({ status: 400 })
    expect((await students()).map(({ email }) => email).sort()).toEqual([mistyped, 'ravi@example.in'].sort())
  })

  it('a code that is five minutes old', async () => {
    const uid = await register()
    const otp = await correctionCode(uid)
    later(300)
    expect(await correct(uid, otp)).toMatchObject(expired)
  })

  it('a visitor without access to the phone', async () => {
    const uid = await register()
    for (const guess of ['000000', '123456', '999999']) expect((await correct(uid, guess)).status).toBe(400)
    expect(await students()).toMatchObject([{ email: mistyped }])
  })

  it('an attempt on a verified account', async () => {
    const uid = await register()
    const otp = await correctionCode(uid)
    await activate(uid, await codeSentTo(portal.payload, mistyped))
    const refused = { status: 409, reply: { success: false, msg: expect.stringMatching(/verified/) } }
    expect(await correct(uid, otp)).toMatchObject(refused)
    later(61)
    expect(await requestCode(uid)).toMatchObject(refused)
    expect(await students()).toMatchObject([{ email: mistyped, state: 'ACTIVE' }])
  })

  it('an attempt on a legacy account, even with its password', async () => {
    await anUnverifiedStudent(portal.payload, { email: mistyped, phone, legacy: true })
    const { reply } = await login(mistyped)
    expect(await pageOf(reply.userID)).toMatchObject({ may_correct: false })
    expect(await requestCode(reply.userID)).toMatchObject({ status: 403 })
    expect(await messagesTo(portal.payload, phone)).toEqual([])
  })

  it('a flood of text messages', async () => {
    const uid = await register()
    expect((await requestCode(uid)).status).toBe(200)
    const refused = await requestCode(uid)
    expect(refused).toMatchObject({ status: 429, reply: { success: false } })
    expect(refused.headers.get('retry-after')).toBe('59')
    const { limit } = ACCOUNT_LIMITS['phone-code/phone']
    for (let i = 0; i < limit + 3; i++) {
      later(61)
      await requestCode(uid, from(`203.0.113.${i}`))
    }
    expect(await messagesTo(portal.payload, phone, 'phone-code')).toHaveLength(limit)
  })

  it('a flood of e-mails to one address, and its code stays valid', async () => {
    const uid = await register()
    await post('/user/verifyOldAccount', { email: right })
    const otp = await correctionCode(uid)
    expect(await correct(uid, otp)).toMatchObject({ status: 429 })
    later(61)
    expect(await correct(uid, otp)).toMatchObject({ status: 200 })
  })

  it('hostile values', async () => {
    const uid = await register()
    await correctionCode(uid)
    for (const [reason, text] of HOSTILE_TEXTS) {
      await portal.payload.db.deleteMany({ collection: 'rate-limits', where: { id: { exists: true } } })
      expect([400, 404, 413], reason).toContain((await correct(text, '123456')).status)
      expect([400, 413], reason).toContain((await correct(uid, text)).status)
      expect([400, 413], reason).toContain((await correct(uid, '123456', text)).status)
      const body = { userid: uid, otp: '123456', email: right, next: text }
      expect([400, 413], reason).toContain((await post('/user/correctEmail', body)).status)
    }
    expect(await students()).toMatchObject([{ email: mistyped }])
  }, 60_000)

  it('a request without a page', async () => {
    const msg = 'Open the page again from its link'
    const refused = { status: 400, reply: { success: false, msg, errors: [{ field: 'userid', message: msg }] } }
    for (const userid of [undefined, null, 5, {}, '']) {
      expect(await post('/user/sendCorrectionCode', { userid })).toMatchObject(refused)
      expect(await post('/user/correctEmail', { userid, otp: '123456', email: right })).toMatchObject(refused)
    }
  })

  it('requests from another site', async () => {
    const uid = await register()
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(await requestCode(uid, foreign)).toMatchObject({ status: 403 })
    expect(await correct(uid, '123456', right, foreign)).toMatchObject({ status: 403 })
  })
})

async function clearAll() {
  for (const collection of ['messages', 'rate-limits', 'one-time-codes', 'account-links', 'students'] as const) {
    await portal.payload.db.deleteMany({ collection, where: { id: { exists: true } } })
  }
}
