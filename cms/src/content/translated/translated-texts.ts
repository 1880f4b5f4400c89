import type { CollectionSlug, GlobalSlug } from 'payload'

/**
 * The texts that staff translate: those that visitors read. Codes, prices, dates and addresses of pages have no language, and
 * a printed book has the title that is on its cover. A text of the rows of a list has the list's name before it.
 */
export const TRANSLATED_TEXTS = {
  courses: [
    'name',
    'summary',
    'description',
    'eligibility',
    'careers',
    'semesterFees.title',
    'otherDetails',
    'videos.title',
    'videos.transcript',
    'contactRole',
    'contactHours',
    'questions.question',
    'questions.answer',
  ],
  colleges: [
    'name',
    'city',
    'address',
    'about',
    'credentials.label',
    'hostelText',
    'directions',
    'videos.title',
    'videos.transcript',
    'contactRole',
    'contactHours',
    'questions.question',
    'questions.answer',
  ],
  subjects: ['name'],
  'fee-structures': ['text'],
  notices: ['title', 'body'],
  policies: ['title', 'body'],
  'gallery-items': ['title'],
  media: ['alt', 'caption'],
  'recorded-courses': ['name', 'description', 'duration', 'videos.title', 'videos.summary'],
  books: ['description', 'edition'],
  home: [
    'heroTitle',
    'heroText',
    'features.title',
    'features.text',
    'promises.title',
    'promises.text',
    'aboutTitle',
    'aboutText',
  ],
  about: ['title', 'lead', 'body'],
  'site-settings': ['tagline', 'address', 'hours', 'footerNote'],
} as const satisfies Partial<Record<CollectionSlug | GlobalSlug, readonly string[]>>

export type TranslatedSlug = keyof typeof TRANSLATED_TEXTS

export const isTranslated = (slug: string): slug is TranslatedSlug => Object.hasOwn(TRANSLATED_TEXTS, slug)

/** A text of one record. Its path has the id of its row, where it is one of a list: `questions/…/answer`. */
export interface RecordText {
  path: string
  /** As in the list above. */
  field: string
  english: unknown
}

/** The texts of a record, or of the fields of it that were read. */
export function textsOf(slug: TranslatedSlug, record: object): RecordText[] {
  return TRANSLATED_TEXTS[slug].flatMap((field) => {
    const [name = '', inRow] = field.split('.')
    const value: unknown = Reflect.get(record, name)
    if (inRow === undefined) return name in record ? [{ path: name, field, english: value }] : []
    return rowsIn(value).map((row) => {
      return { path: pathIn(name, row, inRow), field, english: Reflect.get(row, inRow) as unknown }
    })
  })
}

/** The field of a path, as in the list above. */
export const fieldAt = (path: string): string => path.replace(/\/.*\//, '.')

/** The text at a path. */
export function textAt(record: object, path: string): unknown {
  const [name = '', id, inRow] = path.split('/')
  const value: unknown = Reflect.get(record, name)
  if (inRow === undefined) return value
  const row = rowsIn(value).find((each) => each.id === id)
  return row && Reflect.get(row, inRow)
}

/** A copy of the record with other texts at some paths. */
export function withTexts<T extends object>(record: T, texts: ReadonlyMap<string, unknown>): T {
  const copy = { ...record }
  for (const [path, text] of texts) {
    const [name = '', id, inRow] = path.split('/')
    const value: unknown = Reflect.get(copy, name)
    const changed =
      inRow === undefined ? text : rowsIn(value).map((row) => (row.id === id ? { ...row, [inRow]: text } : row))
    Reflect.set(copy, name, changed)
  }
  return copy
}

const pathIn = (name: string, row: StoredRow, inRow: string) => `${name}/${row.id}/${inRow}`

interface StoredRow {
  id: string
}

function rowsIn(value: unknown): StoredRow[] {
  if (!Array.isArray(value)) return []
  return value.filter((row) => typeof row === 'object' && row !== null && typeof row.id === 'string')
}
