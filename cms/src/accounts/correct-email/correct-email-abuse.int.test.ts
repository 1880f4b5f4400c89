/** @sqlite-only codes.int.test.ts has the limits on both databases */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anUnverifiedStudent } from '../../../test/builders/students.ts'
import { emailCorrectionOn, later, mistyped, phone, right } from '../../../test/email-correction.ts'
import { HOSTILE_TEXTS } from '../../../test/hostile.ts'
import { codeSentTo, messagesTo, wrongCode } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { ACCOUNT_LIMITS } from '../limits/account-limits.ts'

const portal = startTestPortal()
const { post, students, pageOf, login, activate, requestCode, correct, register, correctionCode } =
  emailCorrectionOn(portal)
const from = (address: string) => ({ 'x-pravesh-peer': address })
const expired = { status: 400, reply: { success: false, msg: 'CODE_ERROR' } }

beforeEach(async () => {
  await clearAll()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

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
    expect(await correct(uid, forRegistration === otp ? wrongCode(otp) : forRegistration)).toMatchObject({
      status: 400,
    })
    const check = { phonenumber: phone, ver_id: reply.otp, otp_code: otp === forRegistration ? wrongCode(otp) : otp }
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
    const { limit } = ACCOUNT_LIMITS['phone-code/registrant']
    for (let i = 0; i < limit + 3; i++) {
      later(61)
      await requestCode(uid, from(`203.0.113.${i}`))
    }
    const toRegister = 1
    expect(await messagesTo(portal.payload, phone, 'phone-code')).toHaveLength(toRegister + limit)
  })

  it('a flood of e-mails to one address, and its code stays valid', async () => {
    const uid = await register({ email: right })
    const otp = await correctionCode(uid)
    expect(await correct(uid, otp)).toMatchObject({ status: 429 })
    later(61)
    expect(await correct(uid, otp)).toMatchObject({ status: 200 })
  })

  it('strangers who use up the codes of its phone and of both addresses', async () => {
    const uid = await register()
    for (let i = 0; i < 12; i++) {
      later(61)
      const stranger = from(`203.0.113.${i}`)
      await post('/auth/opt-verify', { phonenumber: phone }, stranger)
      for (const email of [mistyped, right]) await post('/user/verifyOldAccount', { email }, stranger)
    }
    const late = from('203.0.113.99')
    expect(await post('/auth/opt-verify', { phonenumber: phone }, late)).toMatchObject({ status: 429 })
    expect(await post('/user/verifyOldAccount', { email: right }, late)).toMatchObject({ status: 429 })
    expect(await post('/user/resendEmailCode', { userid: uid })).toMatchObject({ status: 200 })
    expect(await correct(uid, await correctionCode(uid))).toMatchObject({ status: 200 })
    expect(await activate(uid, await codeSentTo(portal.payload, right))).toMatchObject({ status: 200 })
    expect(await login(right)).toMatchObject({ status: 200 })
  })

  it('hostile values', async () => {
    const uid = await register()
    await correctionCode(uid)
    for (const [reason, text] of HOSTILE_TEXTS) {
      await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: { id: { exists: true } } })
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
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  }
}
