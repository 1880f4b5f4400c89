import { accountCalls } from '@pravesh/shared/accounts/wire'
import { expect, vi } from 'vitest'
import { PASSWORD } from './builders/students.ts'
import { codeSentTo } from './outbox.ts'
import type { startTestPortal } from './start-test-portal.ts'

export const phone = '9830012345'
export const mistyped = 'asha@exmaple.in'
export const right = 'asha@example.in'
/** Moves the clock on. */
export const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** What an applicant does to correct a mistyped e-mail address. */
export function emailCorrectionOn(portal: ReturnType<typeof startTestPortal>) {
  const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api${path}`, body, headers)
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

  async function register(fields: { email?: string; phone?: string } = {}, headers = {}): Promise<string> {
    const form = { name: 'Asha', email: mistyped, phone, role: 'Student', password: PASSWORD, ...fields }
    const { reply } = await post(accountCalls.sendPhoneCode.path, { phonenumber: form.phone }, headers)
    const otp_code = await codeSentTo(portal.payload, form.phone)
    await post(accountCalls.checkPhoneCode.path, { phonenumber: form.phone, ver_id: reply.otp, otp_code }, headers)
    const registered = await post('/user/register', { ...form, ver_id: reply.otp }, headers)
    expect(registered).toMatchObject({ status: 200 })
    return registered.reply.userID
  }

  /** Requests a correction code and reads it from the text message. */
  async function correctionCode(uid: string, to = phone): Promise<string> {
    expect(await requestCode(uid)).toMatchObject({ status: 200, reply: { phone: `••••••${to.slice(-4)}` } })
    return codeSentTo(portal.payload, to)
  }

  return { post, students, pageOf, login, activate, requestCode, correct, register, correctionCode }
}
