import { shortName } from '@pravesh/shared/accounts/guardians/own-consents'
import { LOCALES } from '@pravesh/shared/platform/locale'
import { paths } from '@pravesh/shared/site/paths'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { queueMessage } from '../../messaging/outbox/queue-message.ts'
import { latestGuardianRow } from '../guardian-acts/guardian-rows.ts'
import { guardianRecorded } from '../messages/guardian-recorded.ts'
import { guardianWithdrew } from '../messages/guardian-withdrew.ts'

interface OfStudent {
  payload: Payload
  studentId: string
}

/** Sends the guardian, in the language of the notice they read, where to see and withdraw the consent. Once for each consent. */
export async function tellOfConsent({ payload, studentId }: OfStudent): Promise<void> {
  const { student, latest } = await actOf({ payload, studentId })
  if (latest?.act !== 'given' || !latest.phone || !student || !hasText(payload)) return
  const locale = LOCALES.find((known) => known === latest.locale)
  const variables = { applicant: shortName(student.name), link: address(payload, paths.guardianConsents) }
  const message = { to: latest.phone, template: guardianRecorded, variables, locale }
  await queueMessage({ payload, event: latest.id, studentId }, message)
}

/** Tells the student that the guardian has withdrawn the consent. Once for each withdrawal. */
export async function tellOfWithdrawal({ payload, studentId }: OfStudent): Promise<void> {
  const { student, latest } = await actOf({ payload, studentId })
  if (latest?.act !== 'withdrawn' || !student) return
  const settingsLink = address(payload, paths.settings)
  const variables = { name: student.name, withdrawnAt: new Date(latest.at), settingsLink }
  await queueMessage(
    { payload, event: latest.id, studentId },
    { to: student.email, template: guardianWithdrew, variables },
  )
}

async function actOf({ payload, studentId }: OfStudent) {
  const student = await readRow({ payload, collection: 'students', where: { id: { equals: studentId } } })
  return { student, latest: await latestGuardianRow({ payload, studentId }) }
}

const address = (payload: Payload, path: string) => `${portalOf(payload).env.publicUrl}${path}`

/** MSG91 delivers only what is registered for DLT; the page is also named in the notice and in the privacy policy. */
function hasText(payload: Payload): boolean {
  const { sms } = portalOf(payload).env.messages
  return sms.provider !== 'msg91' || sms.templateIds[guardianRecorded.key] !== undefined
}
