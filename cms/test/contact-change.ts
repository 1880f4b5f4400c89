import { beforeEach, vi } from 'vitest'
import { deleteRows } from '../src/database/records/delete-rows.ts'
import { ashasAccount } from './account-calls.ts'
import { PASSWORD } from './builders/students.ts'
import { codeSentTo } from './outbox.ts'
import type { TestPortal } from './start-test-portal.ts'

export const NEW_EMAIL = 'asha.mondal@example.in'
export const NEW_PHONE = '9830098300'

type Headers = Record<string, string>

/** What a student does to change her e-mail address or phone. */
export function contactChangesOn(portal: TestPortal) {
  const { post, ...account } = ashasAccount(portal)
  beforeEach(async () => {
    for (const collection of ['contact-changes', 'one-time-codes'] as const)
      await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  })
  const sendEmail = (headers: Headers, email = NEW_EMAIL, password = PASSWORD) =>
    post('sendNewEmailCode', { email, password }, headers)
  const sendPhone = (headers: Headers, phonenumber = NEW_PHONE, password = PASSWORD) =>
    post('sendNewPhoneCode', { phonenumber, password }, headers)
  const changeEmail = (headers: Headers, otp: string, email = NEW_EMAIL) => post('changeEmail', { email, otp }, headers)
  const changePhone = (headers: Headers, otp: string, phonenumber = NEW_PHONE) =>
    post('changePhone', { phonenumber, otp }, headers)

  return {
    ...account,
    post,
    sendEmail,
    sendPhone,
    changeEmail,
    changePhone,

    /** Requests a code for the new address or number and reads it from the outbox. */
    async codeFor(headers: Headers, to = NEW_EMAIL) {
      // Messages are ordered by time, so no two may share one.
      vi.setSystemTime(Date.now() + 1000)
      const { status, text } = await (to.includes('@') ? sendEmail(headers, to) : sendPhone(headers, to))
      if (status !== 200) throw new Error(`No code was sent: ${text}`)
      return codeSentTo(portal.payload, to)
    },
  }
}
