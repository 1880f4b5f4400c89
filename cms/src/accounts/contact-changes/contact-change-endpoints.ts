import {
  CONTACT_CHANGE_MESSAGES,
  type Contact,
  emailChangeSchema,
  newEmailCodeSchema,
  newPhoneCodeSchema,
  phoneChangeSchema,
} from '@pravesh/shared/accounts/contact-change'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { accountCalls, accountFields } from '@pravesh/shared/accounts/wire'
import { said } from '@pravesh/shared/platform/replies/said'
import type { Call } from '../../http/api/endpoint.ts'
import { padResponseTime } from '../../http/api/pad-response-time.ts'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { studentDeviceCookie } from '../passwords/student-device.ts'
import { requireStudent } from '../sessions/require-student.ts'
import { changeContact } from './change-contact.ts'
import { refusedContact } from './new-contact-code.ts'
import { sendNewEmailCode as sendToEmail } from './send-new-email-code.ts'
import { sendNewPhoneCode as sendToPhone } from './send-new-phone-code.ts'

/** Sends a code to a new e-mail address; the response is the same for every address. */
export const sendNewEmailCode = accountEndpoint({
  ...accountCalls.sendNewEmailCode,
  handle: async (call) => {
    const { student } = await requireStudent(call.req)
    const fields = { schema: newEmailCodeSchema, names: accountFields.sendNewEmailCode }
    const { email, password } = await readFields(call, fields)
    const { payload, clientAddress, req } = call
    const now = new Date()
    await confirmPassword({ payload, student, password, headers: req.headers, clientAddress, now })
    if (email === student.email)
      throw refusedContact('email', { status: 400, message: CONTACT_CHANGE_MESSAGES.sameEmail })
    await padResponseTime(payload, () => sendToEmail({ payload, student, email, clientAddress, now }))
    return { msg: 'We have sent a code to your new e-mail address.' }
  },
})

/** Sends a code to a new phone, whether or not the number has an account. */
export const sendNewPhoneCode = accountEndpoint({
  ...accountCalls.sendNewPhoneCode,
  handle: async (call) => {
    const { student } = await requireStudent(call.req)
    const fields = { schema: newPhoneCodeSchema, names: accountFields.sendNewPhoneCode }
    const { phone, password } = await readFields(call, fields)
    const { payload, clientAddress, req } = call
    const now = new Date()
    await confirmPassword({ payload, student, password, headers: req.headers, clientAddress, now })
    if (phone === student.phone)
      throw refusedContact('phone', { status: 400, message: CONTACT_CHANGE_MESSAGES.samePhone })
    await sendToPhone({ payload, student, phone, clientAddress, now })
    return { msg: 'We have sent a code to your new phone.' }
  },
})

export const changeEmail = accountEndpoint({
  ...accountCalls.changeEmail,
  handle: async (call) => {
    const signedIn = await requireStudent(call.req)
    const fields = { schema: emailChangeSchema, names: accountFields.changeEmail }
    const { email, code } = await readFields(call, fields)
    const change = { contact: 'email', to: email, code } as const
    return changed(call, { signedIn, change, reply: said(accountReplies, 'EMAIL_CHANGED') })
  },
})

export const changePhone = accountEndpoint({
  ...accountCalls.changePhone,
  handle: async (call) => {
    const signedIn = await requireStudent(call.req)
    const fields = { schema: phoneChangeSchema, names: accountFields.changePhone }
    const { phone, code } = await readFields(call, fields)
    const change = { contact: 'phone', to: phone, code } as const
    return changed(call, { signedIn, change, reply: said(accountReplies, 'PHONE_CHANGED') })
  },
})

interface ChangedOptions {
  signedIn: Awaited<ReturnType<typeof requireStudent>>
  change: { contact: Contact; to: string; code: string }
  reply: ReturnType<typeof said>
}

/** Makes the change, after which this browser is the only known device. */
async function changed({ payload, clientAddress, req }: Call, { signedIn, change, reply }: ChangedOptions) {
  // Sent again after the reply was lost: its code is used up, but what it asked for is done.
  if (signedIn.student[change.contact] === change.to) return reply
  const now = new Date()
  await changeContact({ payload, signedIn, ...change, clientAddress, now })
  const { id: studentId } = signedIn.student
  const cookie = await studentDeviceCookie({ payload, headers: req.headers, studentId, now })
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (cookie !== null) headers.append('Set-Cookie', cookie)
  return Response.json({ success: true, ...reply }, { headers })
}
