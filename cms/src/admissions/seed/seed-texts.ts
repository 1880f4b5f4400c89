import { type ReasonKind, TRANSLATED_LOCALES } from '@pravesh/shared/admissions/status/reason-texts'
import type { ReasonAsSent } from '@pravesh/shared/platform/sent-text'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { SeededRecord } from '../../portal/demo-content.ts'
import { findReason } from '../prepared/find-prepared.ts'
import { saveReasonText } from '../reason-texts/save-reason-text.ts'
import type { StaffMember } from '../review/staff-member.ts'
import type { en } from './words/en.ts'
import { words } from './words/words.ts'

export type DemoReason = keyof typeof en
export type DemoReasons = Record<DemoReason, ReasonAsSent>

const KINDS: Record<DemoReason, ReasonKind> = {
  blurred: 'document',
  sentBack: 'sendBack',
  documentsRequested: 'sendBack',
  rejected: 'reject',
}

/** The records of `seedTexts`. */
export const seededTexts: readonly SeededRecord[] = Object.values(words.en).map((text) => ({
  collection: 'reason-texts',
  key: 'text',
  fields: { text },
}))

/** Saves the demo's texts for all colleagues, each once. Returns them as they are sent. */
export async function seedTexts(payload: Payload, staff: StaffMember): Promise<DemoReasons> {
  const saved = async (name: DemoReason): Promise<ReasonAsSent> => {
    const typed = words.en[name]
    const translations = Object.fromEntries(TRANSLATED_LOCALES.map((locale) => [locale, words[locale][name]]))
    await saveReasonText({ payload, staff, sent: { kind: KINDS[name], text: typed, translations, isShared: true } })
    const where = { text: { equals: typed } }
    const rows = await readRows({ payload, collection: 'reason-texts', where, fields: ['isShared'], limit: 2 })
    return findReason({ payload, staffId: staff.id, typed, ids: rows.map(({ id }) => id) })
  }
  return {
    blurred: await saved('blurred'),
    sentBack: await saved('sentBack'),
    documentsRequested: await saved('documentsRequested'),
    rejected: await saved('rejected'),
  }
}
