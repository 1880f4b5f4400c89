import { textState } from '@pravesh/shared/content/translated/translation'
import type { CollectionSlug, Payload } from 'payload'
import { readPage } from '../../database/records/read-page.ts'
import {
  loadTranslations,
  TARGET_LANGUAGES,
  type TargetLanguage,
  translationOf,
} from '../translated/stored-translations.ts'
import { TRANSLATED_TEXTS, type TranslatedSlug, textsOf } from '../translated/translated-texts.ts'
import { isGlobalSubject, storedEnglish, type TranslatedRecord } from './stored-english.ts'

/** How many texts of a record have no present translation. */
export interface TextCounts {
  missing: number
  older: number
}

export interface ListedRecord {
  id: string
  /** The record's name; empty for a global. */
  title: string
  counts: Record<TargetLanguage, TextCounts>
}

/** Records without a present translation; all if nothing is asked for. */
export interface ListFilter {
  language: TargetLanguage | null
  state: keyof TextCounts | null
}

const ROWS = 50
/** So many pages of rows are looked through for records that a filter wants. */
const PAGES = 20

interface ListOptions {
  payload: Payload
  subject: TranslatedSlug
  filter: ListFilter
  grant: TranslatedRecord['grant']
  /** Where the list begins, from 1. */
  page: number
}

/** Records with the counts of their texts, the last changed first, and the page where the list goes on. */
export async function listTranslations(
  options: ListOptions,
): Promise<{ records: ListedRecord[]; next: number | null }> {
  const { payload, subject, filter, grant, page } = options
  if (isGlobalSubject(payload, subject)) {
    const english = await storedEnglish(payload, { subject, id: subject, grant })
    const records = english === null ? [] : await counted({ payload, subject, rows: [{ ...english, id: subject }] })
    return { records: records.filter((record) => isWanted(record, filter)), next: null }
  }
  const records: ListedRecord[] = []
  for (let at = page; at < page + PAGES; at += 1) {
    const { rows, pageCount } = await readRecords({ payload, collection: subject as CollectionSlug, grant, page: at })
    records.push(...(await counted({ payload, subject, rows })).filter((record) => isWanted(record, filter)))
    if (at >= pageCount) return { records, next: null }
    if (records.length >= ROWS) return { records, next: at + 1 }
  }
  return { records, next: page + PAGES }
}

interface PageOptions extends Pick<ListOptions, 'payload' | 'grant' | 'page'> {
  collection: CollectionSlug
}

function readRecords({ payload, collection, grant, page }: PageOptions) {
  const { trash } = payload.collections[collection].config
  const names = TRANSLATED_TEXTS[collection as TranslatedSlug].map((field) => field.split('.')[0] ?? field)
  return readPage({
    payload,
    collection,
    where: { and: [...(trash ? [{ deletedAt: { exists: false } }] : []), ...(grant === true ? [] : [grant])] },
    fields: [...new Set([...names, titleField(payload, collection)])],
    sort: '-updatedAt',
    limit: ROWS,
    page,
  })
}

const titleField = (payload: Payload, collection: CollectionSlug): string =>
  payload.collections[collection].config.admin.useAsTitle ?? 'id'

interface Counted {
  payload: Payload
  subject: TranslatedSlug
  rows: readonly { id: string }[]
}

async function counted({ payload, subject, rows }: Counted): Promise<ListedRecord[]> {
  const records = rows.map(({ id }) => ({ slug: subject, id }))
  const found = await Promise.all(
    TARGET_LANGUAGES.map(async (locale) => [locale, await loadTranslations({ payload, records, locale })] as const),
  )
  return rows.map((row) => {
    const texts = textsOf(subject, row)
    const counts = found.map(([language, translationsOf]) => {
      const translations = translationsOf({ slug: subject, id: row.id })
      const states = texts.map((text) => textState(text.english, translationOf(translations, text)))
      const count = (state: keyof TextCounts) => states.filter((each) => each === state).length
      return [language, { missing: count('missing'), older: count('older') }] as const
    })
    return {
      id: row.id,
      title: titleOf(payload, subject, row),
      counts: Object.fromEntries(counts) as ListedRecord['counts'],
    }
  })
}

export function titleOf(payload: Payload, subject: TranslatedSlug, record: object): string {
  if (isGlobalSubject(payload, subject)) return ''
  const title: unknown = Reflect.get(record, titleField(payload, subject as CollectionSlug))
  return typeof title === 'string' ? title : ''
}

function isWanted({ counts }: ListedRecord, { language, state }: ListFilter): boolean {
  if (state === null) return true
  return (language === null ? TARGET_LANGUAGES : [language]).some((each) => counts[each][state] > 0)
}

/** The counts of one record; null if there is none. */
export async function countsOf(payload: Payload, record: TranslatedRecord): Promise<ListedRecord['counts'] | null> {
  const english = await storedEnglish(payload, record)
  if (english === null) return null
  const [counts] = await counted({ payload, subject: record.subject, rows: [{ ...english, id: record.id }] })
  return counts?.counts ?? null
}
