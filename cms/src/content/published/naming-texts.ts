import type { CollectionSlug, GlobalSlug } from 'payload'

/**
 * The texts in which staff can name values: those with sentences that can state an amount, a rule, a period or a count.
 * Names, titles and addresses state none, and books and recorded courses describe what they teach. Messages, agreements and
 * documents are texts of the code, with values of their own. What staff write to one person stays as it was sent. A text of
 * the rows of a list has the list's name before it.
 */
export const NAMING_TEXTS: Readonly<Partial<Record<CollectionSlug | GlobalSlug, readonly string[]>>> = {
  policies: ['body'],
  notices: ['body'],
  courses: ['summary', 'description', 'eligibility', 'careers', 'otherDetails', 'questions.answer'],
  colleges: ['about', 'hostelText', 'directions', 'questions.answer'],
  home: ['heroText', 'features.text', 'promises.text', 'aboutText'],
  about: ['lead', 'body'],
  'site-settings': ['footerNote'],
}

/** The paths of a collection's or a global's texts. */
export function namingTextsOf(slug: string): readonly string[] {
  return new Map(Object.entries(NAMING_TEXTS)).get(slug) ?? []
}

/** The stored texts at the paths. */
export function textsAt(record: object, paths: readonly string[]): unknown[] {
  return paths.flatMap((path) => {
    const [name = '', inRow] = path.split('.')
    const value: unknown = Reflect.get(record, name)
    return inRow === undefined ? [value] : rowsIn(value).map((row) => Reflect.get(row, inRow))
  })
}

/** A copy of the record with changed texts at the paths. */
export function changeTexts<T extends object>(
  record: T,
  paths: readonly string[],
  change: (text: unknown) => unknown,
): T {
  const copy = { ...record }
  for (const path of paths) {
    const [name = '', inRow] = path.split('.')
    const value: unknown = Reflect.get(copy, name)
    if (name in copy) Reflect.set(copy, name, inRow === undefined ? change(value) : changedRows(value, inRow, change))
  }
  return copy
}

function changedRows(value: unknown, name: string, change: (text: unknown) => unknown): object[] {
  return rowsIn(value).map((row) => ({ ...row, [name]: change(Reflect.get(row, name)) }))
}

function rowsIn(value: unknown): object[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}
