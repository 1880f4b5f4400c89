/** Texts that staff prepare for students, in each language, and send in a reason beside words of their own. (decision 0106) */
import { langOf } from './lang-of.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts'
import { multiLine } from './text.ts'

/** A text by language. Always in English, which is the record. */
type Texts = { [DEFAULT_LOCALE]: string } & { [locale in Locale]?: string }

/** A prepared text, or one as it was sent, which later changes do not reach. A type, because it is stored in JSON columns. */
export type SentText = {
  /** Of the prepared text. */
  id: string
  texts: Texts
}

/** A part of a reason, as it is shown. */
export interface Passage {
  text: string
  /** The language of `text` for `lang`; undefined if it is that of the page, or without letters. */
  lang: string | undefined
  /** Whether it is in the words of the member of staff, which no language but theirs has. */
  isOwn: boolean
}

/** What a member of staff typed, as the record has it, and the prepared texts in it. */
export interface ReasonAsSent {
  /** With prepared texts in English, and other words as written. */
  text: string
  sentTexts: SentText[]
}

/** A prepared text in a language; in English where it has no translation. */
export const textIn = ({ texts }: Pick<SentText, 'texts'>, locale: Locale): string => texts[locale] ?? texts.en

/**
 * Finds prepared texts that fill whole lines of a reason, in whichever language the member of staff chose them. One that was changed
 * by hand is not found: it is sent as written.
 */
export function reasonAsSent(typed: string, prepared: readonly SentText[]): ReasonAsSent {
  const parts = split(
    typed,
    prepared.flatMap((sent) => LOCALES.map((locale) => ({ sent, text: textIn(sent, locale) }))),
  )
  const found = new Map(parts.flatMap(({ sent }) => (sent ? [[sent.id, sent]] : [])))
  return { text: parts.map(({ text, sent }) => sent?.texts.en ?? text).join('\n'), sentTexts: [...found.values()] }
}

/** A reason as a page in a language shows it: prepared texts in this language, and other words as written. */
export function passagesOf(reason: string, sentTexts: readonly SentText[], page: Locale): Passage[] {
  if (reason === '') return []
  const parts = split(
    reason,
    sentTexts.map((sent) => ({ sent, text: sent.texts.en })),
  )
  return parts.map(({ text, sent }) => {
    const shown = sent ? textIn(sent, page) : text
    return { text: shown, lang: langOf(shown, page), isOwn: sent === null }
  })
}

/** A reason in a language, as one text. */
export const reasonIn = (reason: string, sentTexts: readonly SentText[], page: Locale): string =>
  passagesOf(reason, sentTexts, page)
    .map(({ text }) => text)
    .join('\n')

interface Part {
  text: string
  /** Null for words that are not a prepared text. */
  sent: SentText | null
}

function split(reason: string, known: readonly { sent: SentText; text: string }[]): Part[] {
  // The longest first, because one text can begin with the lines of another.
  const candidates = known
    .map(({ sent, text }) => ({ sent, lines: multiLine(text).split('\n') }))
    .sort((one, other) => other.lines.length - one.lines.length)
  const lines = multiLine(reason).split('\n')
  const parts: Part[] = []
  for (let at = 0; at < lines.length; ) {
    const found = candidates.find((each) => each.lines.every((line, index) => line === lines[at + index]?.trimEnd()))
    const taken = lines.slice(at, at + (found?.lines.length ?? 1)).join('\n')
    const last = parts.at(-1)
    if (found === undefined && last?.sent === null) last.text += `\n${taken}`
    else parts.push({ text: taken, sent: found?.sent ?? null })
    at += found?.lines.length ?? 1
  }
  return parts
}
