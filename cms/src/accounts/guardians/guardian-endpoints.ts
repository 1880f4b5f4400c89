import { noticeShownSchema } from '@pravesh/shared/accounts/consent/schemas'
import type { GuardianView } from '@pravesh/shared/accounts/guardians/contracts'
import { guardianState } from '@pravesh/shared/accounts/guardians/guardian-states'
import { guardianCodeSchema, guardianConsentSchema } from '@pravesh/shared/accounts/guardians/schemas'
import { guardianCalls, guardianFields } from '@pravesh/shared/accounts/guardians/wire'
import { accountReplies } from '@pravesh/shared/accounts/replies/words/words'
import { maskPhone } from '@pravesh/shared/accounts/verification'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { said } from '@pravesh/shared/platform/replies/said'
import { accountEndpoint, readFields } from '../account-endpoint.ts'
import { latestGuardianRow } from '../guardian-acts/guardian-rows.ts'
import { requireStudent } from '../sessions/require-student.ts'
import { confirmGuardian as confirm } from './confirm-guardian.ts'
import { confirmAdult as confirmAt18, withdrawGuardian as withdraw } from './end-guardian.ts'
import { sendGuardianCode as send } from './send-guardian-code.ts'

/** Whether a guardian has given consent for the logged-in student. */
export const myGuardian = accountEndpoint({
  ...guardianCalls.myGuardian,
  handle: async ({ payload, req }) => {
    const { student } = await requireStudent(req)
    const latest = await latestGuardianRow({ payload, studentId: student.id })
    const result: GuardianView = {
      state: guardianState(latest, dayInIndia(new Date())),
      name: latest?.guardianName ?? '',
      relation: latest?.relation ?? null,
      phone: latest?.phone ? maskPhone(latest.phone) : '',
      birthDate: latest?.birthDate ?? '',
      at: latest?.at ?? null,
    }
    return { msg: 'This is what we know about the consent of your guardian.', result }
  },
})

/** Sends a code to the phone of a guardian; the reply is the same whether or not the number has an account. */
export const sendGuardianCode = accountEndpoint({
  ...guardianCalls.sendGuardianCode,
  handle: async (call) => {
    const { payload, req, clientAddress } = call
    const { student } = await requireStudent(req)
    const fields = { schema: guardianCodeSchema, names: guardianFields.sendGuardianCode }
    const { phone, birthDate } = await readFields(call, fields)
    await send({ payload, student, phone, birthDate, clientAddress, now: new Date() })
    return { msg: 'We have sent a code to the phone of your parent or guardian.' }
  },
})

/** Records the consent with that code. */
export const confirmGuardian = accountEndpoint({
  ...guardianCalls.confirmGuardian,
  handle: async (call) => {
    const { payload, req, clientAddress } = call
    const { student } = await requireStudent(req)
    const fields = { schema: guardianConsentSchema, names: guardianFields.confirmGuardian }
    const sent = await readFields(call, fields)
    await confirm({ payload, student, sent, clientAddress, now: new Date() })
    return said(accountReplies, 'GUARDIAN_GIVEN')
  },
})

export const withdrawGuardian = accountEndpoint({
  ...guardianCalls.withdrawGuardian,
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const notice = await readFields(call, { schema: noticeShownSchema, names: guardianFields.withdrawGuardian })
    await withdraw({ payload, studentId: student.id, notice, by: 'student', now: new Date() })
    return said(accountReplies, 'GUARDIAN_WITHDRAWN')
  },
})

export const confirmAdult = accountEndpoint({
  ...guardianCalls.confirmAdult,
  handle: async (call) => {
    const { payload, req } = call
    const { student } = await requireStudent(req)
    const notice = await readFields(call, { schema: noticeShownSchema, names: guardianFields.confirmAdult })
    await confirmAt18({ payload, studentId: student.id, notice, now: new Date() })
    return said(accountReplies, 'ADULT_CONFIRMED')
  },
})
