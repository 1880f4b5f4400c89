import { type ChangedReasonText, translationsAfter } from '@pravesh/shared/admissions/status/reason-texts'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { exists } from '../../database/records/exists.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { ReasonText } from '../../payload-types.ts'
import { translationsOf } from '../prepared/find-prepared.ts'
import { textKey } from './text-key.ts'

interface ChangeOptions {
  payload: Payload
  row: ReasonText
  sent: ChangedReasonText
}

/**
 * Changes a saved text and its translations. What was sent with it stays as it was sent. Throws a Problem: 400 if the list has the
 * new text already, 409 if a colleague has changed it meanwhile.
 */
export async function changeReasonText({ payload, row, sent }: ChangeOptions): Promise<void> {
  const text = multiLine(sent.text)
  const key = textKey({ ...row, text })
  if (key !== row.key && (await isInUse(payload, key))) throw inUse()
  const before = translationsOf(row)
  const { translations, confirmed } = sent
  let changed: ReasonText | null
  try {
    changed = await changeOne({
      payload,
      collection: 'reason-texts',
      where: {
        and: [{ id: { equals: row.id } }, { text: { equals: sent.before } }, { updatedAt: { equals: row.updatedAt } }],
      },
      data: { text, key, translations: translationsAfter({ before, text, sent: translations, confirmed }) },
    })
  } catch (error) {
    // Another call gave the list this text meanwhile. The database adapters report uniqueness conflicts differently.
    if (key !== row.key && (await isInUse(payload, key))) throw inUse()
    throw error
  }
  if (changed === null) throw new Problem({ code: 'CHANGED', status: 409, publicMessage: CHANGED })
}

const isInUse = (payload: Payload, key: string) =>
  exists({ payload, collection: 'reason-texts', where: { key: { equals: key } } })

const inUse = () => invalid([{ field: 'text', code: 'inUse', message: EXISTS }])

const EXISTS = 'You have this text already. Change or delete one of them.'
const CHANGED = 'A colleague has just changed this text. Reload the page, then change it again.'
