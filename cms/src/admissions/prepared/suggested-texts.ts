import type { ReasonKind } from '@pravesh/shared/admissions/status/reason-texts'
import { STAFF_REJECTION_CODES, type StaffRejectionCode } from '@pravesh/shared/admissions/status/rejection'
import { LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import type { SentText } from '@pravesh/shared/platform/sent-text'
import { words } from './words/words.ts'

/** The reasons that the portal suggests, in each language. */
export function suggestedTexts(kind: ReasonKind): SentText[] {
  return Object.entries(words.en[kind]).map(([name, en]) => ({
    id: idOf(kind, name),
    texts: { ...Object.fromEntries(LOCALES.map((locale) => [locale, textOf(locale, kind, name)])), en },
  }))
}

/** The kind of rejection that a suggested text stands for; null for other texts. */
export function rejectionOf({ id }: Pick<SentText, 'id'>): StaffRejectionCode | null {
  return STAFF_REJECTION_CODES.find((code) => idOf('reject', code) === id) ?? null
}

const idOf = (kind: ReasonKind, name: string) => `${kind}.${name}`

function textOf(locale: Locale, kind: ReasonKind, name: string): string | undefined {
  return new Map(Object.entries(words[locale][kind])).get(name)
}
