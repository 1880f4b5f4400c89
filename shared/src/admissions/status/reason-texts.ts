/** Texts that staff save for the reasons that students read. Calls of the review screen; not part of the public contract. */
import * as z from 'zod/mini'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../platform/locale.ts'
import type { SentText } from '../../platform/sent-text.ts'
import { multiLine } from '../../platform/text.ts'
import { usableText } from '../../platform/usable-text-check.ts'
import type { WireCall } from '../../platform/wire-call.ts'

/** For which reason a text is: a document or a claim that is not accepted, a correction or a rejection. */
export const REASON_KINDS = ['document', 'sendBack', 'reject', 'claim'] as const
export type ReasonKind = (typeof REASON_KINDS)[number]

const MAX_REASON_TEXT_LENGTH = 1000
/** Of one person and kind, and shared ones of a kind. */
export const MAX_REASON_TEXTS = 50

/** The languages into which staff translate a saved text. */
export const TRANSLATED_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** A translation with the English text that it was made from. A type, because it is stored in a JSON column. */
type Translation = { text: string; of: string }
export type Translations = { [locale in Locale]?: Translation }

/** A saved text, as one member of staff sees it. */
export interface ReasonText {
  id: string
  kind: ReasonKind
  /** In English. */
  text: string
  translations: Translations
  /** Whether all colleagues see it. */
  isShared: boolean
  /** Name of the person who shared it; empty for one's own. */
  by: string
  mayChange: boolean
}

/** What staff choose from for a reason that many students read. */
export interface OfferedReasons {
  /** Own and shared texts for all kinds of reasons. */
  texts: ReasonText[]
  /** The languages in which students read. */
  languages: readonly Locale[]
  /** Whether the member of staff may share a text. */
  mayShare: boolean
}

/** Paths are below `/api`; `:id` is the text's. */
export const reasonTextCalls = {
  /** Replies with `result`, the `OfferedReasons` of the member of staff. */
  list: { method: 'get', path: '/application/staff-reason-texts' },
  save: { method: 'post', path: '/application/staff-reason-texts' },
  change: { method: 'post', path: '/application/staff-reason-texts/:id/change' },
  remove: { method: 'post', path: '/application/staff-reason-texts/:id/delete' },
} as const satisfies Record<string, WireCall>

const usable = z
  .string()
  .check(
    usableText('Your text'),
    z.trim(),
    z.maxLength(MAX_REASON_TEXT_LENGTH, `Use at most ${MAX_REASON_TEXT_LENGTH} characters`),
  )
const inEnglish = usable.check(z.minLength(1, 'Enter the text in English.'))
const inOthers = z._default(z.partialRecord(z.enum(TRANSLATED_LOCALES), usable), {})

/** The body of `save`. A translation that is empty or absent is missing. */
export const reasonTextSchema = z.object({
  kind: z.enum(REASON_KINDS, 'Choose for which reason the text is.'),
  text: inEnglish,
  translations: inOthers,
  isShared: z._default(z.boolean(), false),
})
export type NewReasonText = z.infer<typeof reasonTextSchema>

/** The body of `change`. `before` is the English text that was shown; if it has changed since, the call is refused. */
export const changedTextSchema = z.object({
  before: z.string(),
  text: inEnglish,
  translations: inOthers,
  /** Translations of an earlier English text that are still right. */
  confirmed: z._default(z.array(z.enum(TRANSLATED_LOCALES)), []),
})
export type ChangedReasonText = z.infer<typeof changedTextSchema>

/** By comparison of texts: a translation is older if the English text is not the one that it was made from. */
export type TranslationState = 'missing' | 'older' | 'current'

type Translated = Pick<ReasonText, 'text' | 'translations'>

export function translationState({ text, translations }: Translated, locale: Locale): TranslationState {
  const translation = translations[locale]
  if (translation === undefined) return 'missing'
  return translation.of === text ? 'current' : 'older'
}

/** What is sent to students. An older translation may say something else than the English text, which is then sent instead. */
export function sentTextOf(saved: Translated & Pick<ReasonText, 'id'>): SentText {
  const current = TRANSLATED_LOCALES.filter((locale) => translationState(saved, locale) === 'current')
  return {
    id: saved.id,
    texts: {
      en: saved.text,
      ...Object.fromEntries(current.map((locale) => [locale, saved.translations[locale]?.text ?? saved.text])),
    },
  }
}

interface AfterOptions {
  before: Translations
  /** The new English text. */
  text: string
  sent: ChangedReasonText['translations']
  confirmed?: ChangedReasonText['confirmed']
}

/** The translations after a save: an unchanged one stays the translation of the text that it was made from. */
export function translationsAfter({ before, text, sent, confirmed = [] }: AfterOptions): Translations {
  return Object.fromEntries(
    TRANSLATED_LOCALES.flatMap((locale) => {
      const given = multiLine(sent[locale] ?? '')
      if (given === '') return []
      const isSame = before[locale]?.text === given && !confirmed.includes(locale)
      return [[locale, { text: given, of: isSame ? (before[locale]?.of ?? text) : text }]]
    }),
  )
}
