import { type Translation, textState } from '@pravesh/shared/content/translated/translation'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import type { Payload, PayloadRequest } from 'payload'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { RecordChange } from '../../publishing/pages/page.ts'
import type { QueryBatch } from '../../publishing/pages/query-batch.ts'
import { fieldAt, type RecordText } from './translated-texts.ts'

export const collection = 'content-translations'

/** Languages into which staff translate. */
export type TargetLanguage = Exclude<Locale, typeof DEFAULT_LOCALE>
export const TARGET_LANGUAGES = LOCALES.filter((locale): locale is TargetLanguage => locale !== DEFAULT_LOCALE)

/** The translation of the text at a path of a record. */
export interface StoredTranslation extends Translation {
  path: string
}

/** The translations of a record by the paths of its texts. */
export type RecordTranslations = ReadonlyMap<string, Translation>

const NONE: RecordTranslations = new Map()

interface Named {
  slug: string
  /** Of a global its slug. */
  id: string
}

export const keyOfTranslations = ({ slug, id }: Named, locale: Locale): string => `${slug}:${id}:${locale}`

/** Looks up the translations of some records into one language. */
export async function loadTranslations({
  payload,
  records,
  locale,
  batch,
}: {
  payload: Payload
  records: readonly Named[]
  locale: Locale
  batch?: QueryBatch | undefined
}): Promise<(record: Named) => RecordTranslations> {
  const keys = records.map((record) => keyOfTranslations(record, locale))
  const read = (wanted: readonly string[]) =>
    readRows({ payload, collection, where: { key: { in: [...wanted] } }, fields: ['key', 'texts'] })
  const rows = await (batch ? batch.in('content-translations', { field: 'key', values: keys }, read) : read(keys))
  const found = new Map(rows.map(({ key, texts }) => [key, byPath(texts)]))
  return (record) => found.get(keyOfTranslations(record, locale)) ?? NONE
}

/**
 * The translation of a text. A row of a list that was entered anew has another id, and so another path; it takes the translation
 * of the same English text in an earlier row.
 */
export function translationOf(
  translations: RecordTranslations,
  { path, field, english }: RecordText,
): Translation | undefined {
  const own = translations.get(path)
  if (own !== undefined || path === field) return own
  const isSame = ([at, each]: [string, Translation]) => fieldAt(at) === field && textState(english, each) === 'current'
  return [...translations].find(isSame)?.[1]
}

/** Written by the portal only. */
export const byPath = (texts: unknown): RecordTranslations =>
  new Map((Array.isArray(texts) ? (texts as StoredTranslation[]) : []).map(({ path, ...text }) => [path, text]))

export const storedTexts = (translations: RecordTranslations): StoredTranslation[] =>
  [...translations].map(([path, text]) => ({ path, ...text }))

/** Deletes the translations of a deleted record. */
export function deleteTranslations({
  payload,
  record,
  req,
}: {
  payload: Payload
  record: Named
  /** The request in whose transaction to delete. */
  req?: PayloadRequest
}): Promise<void> {
  const keys = TARGET_LANGUAGES.map((locale) => keyOfTranslations(record, locale))
  return deleteRows({ payload, collection, where: { key: { in: keys } }, ...(req && { req }) })
}

/** The record whose translation was saved, as a change of its pages in that language. Null for a row that is not whole. */
export function translatedRecord(row: object): RecordChange | null {
  const { subject, recordId, language } = row as Record<string, unknown>
  const locale = TARGET_LANGUAGES.find((each) => each === language)
  if (typeof subject !== 'string' || typeof recordId !== 'string' || locale === undefined) return null
  return { slug: subject, id: recordId, language: locale }
}
