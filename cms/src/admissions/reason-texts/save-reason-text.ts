import { MAX_REASON_TEXTS, type NewReasonText, translationsAfter } from '@pravesh/shared/admissions/status/reason-texts'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { countRows } from '../../database/records/count-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { invalid } from '../../foundation/problem.ts'
import type { StaffMember } from '../review/staff-member.ts'
import { textKey } from './text-key.ts'

interface SaveOptions {
  payload: Payload
  staff: StaffMember
  sent: NewReasonText
}

/**
 * Saves a text for reasons. One that the person has saved already is left as it is. Throws a Problem (400) when there are too
 * many.
 */
export async function saveReasonText({ payload, staff, sent }: SaveOptions): Promise<void> {
  const { kind, isShared } = sent
  const text = multiLine(sent.text)
  const kept = isShared ? { isShared: { equals: true } } : { staffId: { equals: staff.id } }
  const where = { and: [{ kind: { equals: kind } }, kept] }
  if ((await countRows({ payload, collection: 'reason-texts', where })) >= MAX_REASON_TEXTS) {
    const message = `There can be at most ${MAX_REASON_TEXTS} texts of a kind. Delete one first.`
    throw invalid([{ field: 'text', code: 'tooMany', message }])
  }
  const row = { kind, text, isShared, staffId: staff.id, staffName: staff.name }
  const translations = translationsAfter({ before: {}, text, sent: sent.translations })
  await insertIfAbsent({
    payload,
    collection: 'reason-texts',
    data: { ...row, key: textKey(row), translations },
  })
}
