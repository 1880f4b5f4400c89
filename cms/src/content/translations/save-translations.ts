import { passageProblem } from '@pravesh/shared/content/translated/check-passage'
import type { RefusedPassage, SentTranslations } from '@pravesh/shared/content/translated/staff-calls'
import { changedTranslation, passagesOf } from '@pravesh/shared/content/translated/translation'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRow } from '../../database/records/read-row.ts'
import { publishChange } from '../publishing/publish-on-change.ts'
import {
  byPath,
  collection,
  keyOfTranslations,
  type RecordTranslations,
  storedTexts,
  type TargetLanguage,
  translationOf,
} from '../translated/stored-translations.ts'
import { textsOf } from '../translated/translated-texts.ts'
import { storedEnglish, type TranslatedRecord } from './stored-english.ts'

export type SaveResult =
  | { state: 'saved'; revision: number }
  | { state: 'refused'; passages: RefusedPassage[] }
  /** Someone else has saved these translations, or the English text, since the form was opened. */
  | { state: 'changed' }
  | { state: 'absent' }

interface SaveOptions extends TranslatedRecord, SentTranslations {
  payload: Payload
  language: TargetLanguage
}

/** Saves the translations of a record into one language, and publishes its pages in that language. */
export async function saveTranslations({
  payload,
  language,
  passages,
  revision,
  ...record
}: SaveOptions): Promise<SaveResult> {
  const english = await storedEnglish(payload, record)
  if (english === null) return { state: 'absent' }
  const key = keyOfTranslations({ slug: record.subject, id: record.id }, language)
  const before = await readRow({ payload, collection, where: { key: { equals: key } } })
  if ((before?.revision ?? 0) !== revision) return { state: 'changed' }
  const texts = textsOf(record.subject, english)
  const known = new Map(texts.map((text) => [text.path, new Set(passagesOf(text.english))]))
  if (passages.some(({ path, english: passage }) => !known.get(path)?.has(passage))) return { state: 'changed' }
  const refused = passages.flatMap(({ path, english: passage, text }) => {
    const problem = text.trim() === '' ? null : passageProblem(passage, text.trim())
    return problem === null ? [] : [{ path, english: passage, problem }]
  })
  if (refused.length > 0) return { state: 'refused', passages: refused }
  const former = byPath(before?.texts)
  const changed: RecordTranslations = new Map(
    texts.flatMap((text) => {
      const { path } = text
      const own = passages.filter((passage) => passage.path === path)
      const entered = new Map(own.map((passage) => [passage.english, passage.text]))
      const was = translationOf(former, text)
      const now =
        own.length === 0 ? (was ?? null) : changedTranslation({ english: text.english, texts: entered, before: was })
      return now === null ? [] : [[path, now] as const]
    }),
  )
  const data = { texts: storedTexts(changed), revision: revision + 1 }
  const named = { key, subject: record.subject, recordId: record.id, language }
  const row = before
    ? await changeOne({
        payload,
        collection,
        where: { and: [{ key: { equals: key } }, { revision: { equals: revision } }] },
        data,
      })
    : await createIfAbsent({ payload, collection, data: { ...named, ...data } })
  if (row === null) return { state: 'changed' }
  publishChange({ payload, change: { slug: collection, id: row.id, doc: { ...row } } })
  return { state: 'saved', revision: data.revision }
}
