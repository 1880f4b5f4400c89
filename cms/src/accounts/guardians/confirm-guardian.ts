import { consentStates } from '@pravesh/shared/accounts/consent/consent-states'
import { OPTIONAL_PURPOSES } from '@pravesh/shared/accounts/consent/purposes'
import type { GuardianConsentSent } from '@pravesh/shared/accounts/guardians/schemas'
import { startOfDay } from '@pravesh/shared/platform/day-in-india'
import { adultOn } from '@pravesh/shared/platform/majority'
import type { Payload } from 'payload'
import type { Student } from '../../payload-types.ts'
import { enterCode, releaseCode } from '../codes/enter-code.ts'
import { consentsOf } from '../consent/consents-of.ts'
import { recordConsent } from '../consent/record-consent.ts'
import { latestGuardianRow, recordGuardianAct } from '../guardian-acts/guardian-rows.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { tellOfConsent } from './guardian-messages.ts'
import { guardianCode, refuseUnlessGuardian } from './send-guardian-code.ts'

interface ConfirmOptions {
  payload: Payload
  student: Student
  sent: GuardianConsentSent
  clientAddress: string
  now: Date
}

/**
 * Records the consent of a guardian with the code sent to their phone, and withdraws the optional purposes, which a minor
 * cannot have. Tells the guardian where to withdraw it. Throws a Problem when a field or the code is wrong.
 */
export async function confirmGuardian(options: ConfirmOptions): Promise<void> {
  const { payload, student, sent, clientAddress, now } = options
  const { name, relation, phone, birthDate, code } = sent
  const studentId = student.id
  // Sent again after the reply was lost: its code is used up, but what it asked for is done.
  if (await isDone(options)) return tellOfConsent({ payload, studentId })
  refuseUnlessGuardian({ student, phone, birthDate, now })
  await consumeAccountLimit({ payload, name: 'code-check/visitor', subject: clientAddress, now })
  const { handle, ...of } = guardianCode({ student, phone })
  const { sentAt } = await enterCode({ payload, of, handle, code, now })
  try {
    await withdrawOptional(options)
    const adultAt = startOfDay(adultOn(birthDate))
    const shown = { version: sent.noticeVersion, locale: sent.noticeLocale, at: now.toISOString() }
    const guardian = { guardianName: name, relation, phone, birthDate, adultAt }
    const row = { act: 'given', by: 'guardian', ...guardian, ...shown } as const
    await recordGuardianAct({ payload, studentId, row, name: `given ${phone} ${sentAt}` })
  } catch (error) {
    await releaseCode({ payload, of, handle })
    throw error
  }
  await tellOfConsent({ payload, studentId })
}

async function isDone({ payload, student, sent }: ConfirmOptions): Promise<boolean> {
  const latest = await latestGuardianRow({ payload, studentId: student.id })
  if (latest?.act !== 'given') return false
  const { guardianName, relation, phone, birthDate } = latest
  const isGuardian = guardianName === sent.name && relation === sent.relation && phone === sent.phone
  return isGuardian && birthDate === sent.birthDate
}

async function withdrawOptional({ payload, student, sent, now }: ConfirmOptions): Promise<void> {
  const states = consentStates(await consentsOf(payload, student))
  for (const purpose of OPTIONAL_PURPOSES) {
    const given = states.find((state) => state.purpose === purpose && state.given)?.entry
    if (!given) continue
    const shown = { version: sent.noticeVersion, locale: sent.noticeLocale, at: now.toISOString() }
    const entry = { purpose, act: 'withdrawn', where: 'settings', statedAdult: false, ...shown } as const
    await recordConsent({ payload, studentId: student.id, entry, name: `minor ${purpose} ${given.at}` })
  }
}
