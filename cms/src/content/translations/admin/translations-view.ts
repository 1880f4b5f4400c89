import { TARGET_LANGUAGES, type TargetLanguage } from '../../translated/stored-translations.ts'
import type { TranslatedSlug } from '../../translated/translated-texts.ts'
import type { ListFilter, TextCounts } from '../list-translations.ts'

/** The page of translations, in Payload's configuration. */
export const TRANSLATIONS_VIEW = {
  Component: '/content/translations/admin/TranslationsView.tsx#TranslationsView',
  path: '/translations',
  exact: true,
  meta: { title: 'Translations' },
} as const

/** The link among those to lists. */
export const TRANSLATIONS_LINK = '/content/translations/admin/TranslationsLink.tsx#TranslationsLink'

export const STATES = ['missing', 'older'] as const satisfies (keyof TextCounts)[]

/** What the address asks for: a list of records, or the form of one. */
export interface ViewQuery extends ListFilter {
  subject: TranslatedSlug
  record: string | null
  page: number
}

type Values = Record<string, string | string[] | undefined>

/** Reads the address; what it does not say, or says wrongly, is as in the first list. */
export function readViewQuery(values: Values, allowed: readonly [TranslatedSlug, ...TranslatedSlug[]]): ViewQuery {
  const page = Number(values.page)
  return {
    subject: allowed.find((subject) => subject === values.subject) ?? allowed[0],
    record: typeof values.record === 'string' && values.record !== '' ? values.record : null,
    language: languageIn(values.language),
    state: STATES.find((state) => state === values.state) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

const languageIn = (text: unknown): TargetLanguage | null => TARGET_LANGUAGES.find((each) => each === text) ?? null

/** The address of a list or form, below that of the admin. */
export function viewAddress(query: Partial<ViewQuery>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `${TRANSLATIONS_VIEW.path}?${new URLSearchParams(given)}`
}
