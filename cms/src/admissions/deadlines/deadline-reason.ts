import { fill } from '@pravesh/shared/platform/fill'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pravesh/shared/platform/locale'
import type { ReasonAsSent } from '@pravesh/shared/platform/sent-text'
import { type Words, words } from './words/words.ts'

/** The reason that a student reads when the last day, `YYYY-MM-DD`, has passed without a correction. */
export function deadlineReason(name: keyof Words, dueOn: string): ReasonAsSent {
  const textIn = (locale: Locale) => fill(words[locale][name], { day: formatLongDay(dueOn, locale) })
  const text = textIn(DEFAULT_LOCALE)
  const texts = { ...Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)])), en: text }
  return { text, sentTexts: [{ id: `deadline.${name}`, texts }] }
}
