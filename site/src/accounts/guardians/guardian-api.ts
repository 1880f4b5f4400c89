import { type GuardianCall, guardianCalls, guardianFields } from '@pravesh/shared/accounts/guardians/wire'
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { offlineText } from '../../forms/offline-text.ts'
import { callApi } from '../../lib/api.ts'
import { documentLocale } from '../../lib/document-locale.ts'

/** Makes a call about the consent of a guardian, where it is due with the version and language of the notice on the page. */
export async function callGuardian(call: keyof typeof guardianFields, fields: Readonly<Record<string, string>> = {}) {
  const language = documentLocale()
  const names: Record<string, string> = guardianFields[call]
  const all: Record<string, string> = { ...fields, noticeVersion: PRIVACY_NOTICE_VERSION, noticeLocale: language }
  const body = Object.entries(names).map(([ours, wire]) => [wire, all[ours] ?? ''])
  const { method, path } = { ...guardianCalls[call], path: callAddress(guardianCalls[call]) }
  const offline = offlineText({ hasForm: true })
  const reply = await callApi({ method, path, body: Object.fromEntries(body), language, offline })
  const ours = (wire: string) => Object.keys(names).find((name) => names[name] === wire) ?? wire
  return { ...reply, errors: reply.errors.map((error) => ({ ...error, field: ours(error.field) })) }
}

const mine: GuardianCall = 'myGuardian'

/** Whether a guardian has given consent: a list with one item. */
export async function loadGuardian() {
  const { method } = guardianCalls[mine]
  const path = callAddress(guardianCalls[mine])
  const reply = await callApi({ method, path, offline: offlineText({ hasForm: false }) })
  return { ...reply, body: { ...reply.body, result: [reply.body.result] } }
}
