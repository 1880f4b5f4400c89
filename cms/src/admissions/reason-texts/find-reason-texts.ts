import { MAX_REASON_TEXTS, REASON_KINDS, type ReasonText } from '@pravesh/shared/admissions/status/reason-texts'
import type { Payload, TypedUser } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import type { ReasonText as Row } from '../../payload-types.ts'
import { may } from '../../staff/index.ts'
import { textsFor, translationsOf } from '../prepared/find-prepared.ts'

/** Own and shared texts for reasons, own ones first, the newest first. */
export async function findReasonTexts(payload: Payload, user: TypedUser): Promise<ReasonText[]> {
  const rows = await readRows({
    payload,
    collection: 'reason-texts',
    where: textsFor(String(user.id)),
    sort: '-createdAt',
    limit: 2 * REASON_KINDS.length * MAX_REASON_TEXTS,
  })
  const texts = rows.map((row) => reasonTextOf(row, user))
  return [...texts.filter(({ by }) => by === ''), ...texts.filter(({ by }) => by !== '')]
}

/** Staff change and delete their own texts; those who give roles shared ones, too. */
export function mayChangeText({ staffId, isShared }: Pick<Row, 'staffId' | 'isShared'>, user: TypedUser): boolean {
  return staffId === String(user.id) || (isShared && may(user, 'give roles'))
}

function reasonTextOf(row: Row, user: TypedUser): ReasonText {
  const { id, kind, text, isShared, staffId, staffName } = row
  const by = staffId === String(user.id) ? '' : staffName
  return { id, kind, text, translations: translationsOf(row), isShared, by, mayChange: mayChangeText(row, user) }
}
