/** Sentences of replies by code: the server writes them in English, and pages in another language by the code. */
import { formatLongDay } from '../formats.ts'
import { DEFAULT_LOCALE, type Locale } from '../locale.ts'

/** The sentences of a feature by code. `{tries}` is a placeholder; `name.value` is the word for a value of `{name}`. */
export type ReplyWords<Code extends string = string> = Readonly<Record<Locale, Readonly<Record<Code, string>>>>

/** Values of placeholders. A `day` is `YYYY-MM-DD`, and is written in the language of the sentence. */
export type ReplyValues = Readonly<Record<string, string | number>>

/** What is sent beside an English sentence, so that a page in another language can word it. */
export interface Worded {
  code: string
  values?: ReplyValues
}

interface SentenceOptions extends Worded {
  words: Readonly<Record<string, string>>
  locale: Locale
}

/** The sentence of a code; undefined if these words have none. A placeholder without a value stays. */
export function sentenceOf({ words, code, values = {}, locale }: SentenceOptions): string | undefined {
  const sentence = Object.hasOwn(words, code) ? words[code] : undefined
  return sentence?.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    if (name === 'day') return formatLongDay(String(value), locale)
    // Labels are translated by their English text, as everywhere.
    const key = name === 'label' ? String(value) : `${name}.${value}`
    return (Object.hasOwn(words, key) && words[key]) || String(value)
  })
}

/** The fields of a reply. */
export function said<Code extends string>(replies: ReplyWords<Code>, code: Code, values?: ReplyValues) {
  return { ...worded(code, values), msg: inEnglish(replies, code, values) }
}

/** The options of a Problem, apart from its status. */
export function refused<Code extends string>(replies: ReplyWords<Code>, code: Code, values?: ReplyValues) {
  return { ...worded(code, values), publicMessage: inEnglish(replies, code, values) }
}

/** The sentence of a validation error that only the server finds. */
export function reasoned<Code extends string>(replies: ReplyWords<Code>, code: Code, values?: ReplyValues) {
  return { message: inEnglish(replies, code, values), because: worded(code, values) }
}

const worded = (code: string, values?: ReplyValues): Worded => ({ code, ...(values && { values }) })

function inEnglish(replies: ReplyWords, code: string, values?: ReplyValues): string {
  const words = replies[DEFAULT_LOCALE]
  return sentenceOf({ words, code, ...(values && { values }), locale: DEFAULT_LOCALE }) ?? ''
}
