import { REASON_KINDS, sentTextOf, type Translations } from '@pravesh/shared/admissions/status/reason-texts'
import { type ReasonAsSent, reasonAsSent, type SentText } from '@pravesh/shared/platform/sent-text'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import type { ReasonText as Row } from '../../payload-types.ts'
import { suggestedTexts } from './suggested-texts.ts'

interface ReasonOptions {
  payload: Payload
  /** Who sends the reason. */
  staffId: string
  typed: string
  /** The ids of prepared texts in it. */
  ids: readonly string[] | undefined
}

/** A reason as it is recorded and sent: the texts of the portal, this person's own and shared ones, as they are now. */
export async function findReason({ payload, staffId, typed, ids = [] }: ReasonOptions): Promise<ReasonAsSent> {
  const suggested = REASON_KINDS.flatMap(suggestedTexts).filter(({ id }) => ids.includes(id))
  return reasonAsSent(typed, [...suggested, ...(await savedTexts(payload, staffId, ids))])
}

/** Texts that a member of staff has saved, or a colleague for all. */
export const textsFor = (staffId: string): Condition<'reason-texts'> => ({
  or: [{ staffId: { equals: staffId } }, { isShared: { equals: true } }],
})

async function savedTexts(payload: Payload, staffId: string, ids: readonly string[]): Promise<SentText[]> {
  const known = ids.filter((id) => isRecordIdIn(payload, id))
  if (known.length === 0) return []
  const where: Condition<'reason-texts'> = { and: [{ id: { in: known } }, textsFor(staffId)] }
  const rows = await readRows({ payload, collection: 'reason-texts', where, limit: known.length })
  return rows.map((row) => sentTextOf({ ...row, translations: translationsOf(row) }))
}

/** Written by the portal only. */
export const translationsOf = ({ translations }: Pick<Row, 'translations'>): Translations =>
  (translations as Translations | null | undefined) ?? {}
