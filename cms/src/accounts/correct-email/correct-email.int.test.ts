/** @sqlite-only codes and accounts as codes.int.test.ts and registration.int.test.ts write them on both databases */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anUnverifiedStudent } from '../../../test/builders/students.ts'
import { emailCorrectionOn, later, mistyped, phone, right } from '../../../test/email-correction.ts'
import { codeSentTo, tokenSentTo, wrongCode } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'

const portal = startTestPortal()
const { post, students, pageOf, login, activate, correct, register, correctionCode } = emailCorrectionOn(portal)

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
    expect(await activate(uid, oldCode === code ? wrongCode(code) : oldCode)).toMatchObject({ status: 400 })
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

async function clearAll() {
  for (const collection of ['messages', 'rate-limits', 'one-time-codes', 'account-links', 'students'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  }
}
