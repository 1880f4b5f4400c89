import { shownText, textState } from '@pravesh/shared/content/translated/translation'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import type { QueryBatch } from '../../publishing/pages/query-batch.ts'
import type { TranslatedRow, TranslateRows } from '../../publishing/pages/shown-rows.ts'
import { loadTranslations, type RecordTranslations, translationOf } from './stored-translations.ts'
import { isTranslated, type TranslatedSlug, textAt, textsOf, withTexts } from './translated-texts.ts'

/** Replaces the texts of rows by their translations, for a page in another language. */
export const translateRows: TranslateRows = async (rows, { slug, onlyCurrent, ...from }) => {
  if (!isTranslated(slug) || rows.every((row) => textsOf(slug, row).length === 0)) return rows.map(untouched)
  const of = await translationsOf({ slug, rows, ...from })
  return rows.map((row) => translateRow({ slug, row, translations: of(row), onlyCurrent }))
}

const untouched = <T extends object>(row: T): TranslatedRow<T> => ({ row, marked: [] })

interface Rows {
  slug: TranslatedSlug
  rows: readonly object[]
  payload: Payload
  locale: Locale
  batch?: QueryBatch | undefined
}

async function translationsOf({ slug, rows, ...from }: Rows): Promise<(row: object) => RecordTranslations> {
  const isGlobal = from.payload.config.globals.some((global) => global.slug === slug)
  const named = (row: object) => ({ slug, id: isGlobal ? slug : String(Reflect.get(row, 'id')) })
  const find = await loadTranslations({ records: rows.map(named), ...from })
  return (row) => find(named(row))
}

interface TranslateRow<T> {
  slug: TranslatedSlug
  row: T
  translations: RecordTranslations
  onlyCurrent: boolean
}

function translateRow<T extends object>({ slug, row, translations, onlyCurrent }: TranslateRow<T>): TranslatedRow<T> {
  const texts = new Map<string, unknown>()
  const marked: TranslatedRow<T>['marked'][number][] = []
  for (const text of textsOf(slug, row)) {
    const { path, english } = text
    const translation = translationOf(translations, text)
    const state = textState(english, translation)
    if (state === null) continue
    const isShown = state === 'current' || (state === 'older' && !onlyCurrent)
    if (isShown) texts.set(path, shownText(english, translation))
    if (state !== 'current')
      marked.push({ state: isShown ? 'older' : 'missing', textIn: (shown) => textAt(shown, path) })
  }
  return { row: texts.size === 0 ? row : withTexts(row, texts), marked }
}
