import { isRichText, paragraphsIn, withParagraphs } from './rich-text.ts'

/** A passage and its translation: a whole text, or a paragraph of rich text. */
export interface Passage {
  english: string
  text: string
}

/** The translation of one text of a record into one language. */
export interface Translation {
  passages: readonly Passage[]
  /** The English text of the last complete translation, which is shown until the present text is translated. */
  english: unknown
}

/** Older: a translation of an earlier English text. Rich text is missing until each of its paragraphs is translated. */
export type TextState = 'missing' | 'older' | 'current'

/** What has no letters needs no translation. */
const LETTER = /\p{L}/u

/** The passages of an English text that are translated one by one, in its order, each once. */
export function passagesOf(english: unknown): string[] {
  const all = isRichText(english) ? paragraphsIn(english) : typeof english === 'string' ? [english] : []
  return [...new Set(all)].filter((text) => LETTER.test(text))
}

/** The translations by their English passages. */
export const passageTexts = (translation: Translation | undefined): ReadonlyMap<string, string> =>
  new Map((translation?.passages ?? []).map(({ english, text }) => [english, text]))

/** The state of a translation; null if the English text has nothing to translate. */
export function textState(english: unknown, translation: Translation | undefined): TextState | null {
  const wanted = passagesOf(english)
  if (wanted.length === 0) return null
  if (translation === undefined) return 'missing'
  const texts = passageTexts(translation)
  if (wanted.every((passage) => texts.has(passage))) return 'current'
  return passagesOf(translation.english).length > 0 ? 'older' : 'missing'
}

/** What a page shows: the present translation, an older one, or the English text. */
export function shownText<T>(english: T, translation: Translation | undefined): T {
  const state = textState(english, translation)
  if (translation === undefined || state === null || state === 'missing') return english
  return translate(state === 'current' ? english : (translation.english as T), translation)
}

function translate<T>(english: T, translation: Translation): T {
  const texts = passageTexts(translation)
  const of = (passage: string) => texts.get(passage) ?? passage
  if (isRichText(english)) return withParagraphs(english, of)
  return (typeof english === 'string' ? of(english) : english) as T
}

interface Entered {
  english: unknown
  /** What staff entered for the passages of the English text; an empty one is not translated. */
  texts: ReadonlyMap<string, string>
  before: Translation | undefined
}

/** The translation as staff entered it, with the passages of the last complete one. Null if there are none. */
export function changedTranslation({ english, texts, before }: Entered): Translation | null {
  const entered = passagesOf(english).map((passage) => ({ english: passage, text: (texts.get(passage) ?? '').trim() }))
  const isWhole = entered.every(({ text }) => text !== '')
  const isEmpty = entered.every(({ text }) => text === '')
  if (isEmpty) return null
  const last = isWhole ? english : (before?.english ?? null)
  const former = passageTexts(before)
  const all = new Map(passagesOf(last).map((passage) => [passage, former.get(passage) ?? '']))
  for (const { english: passage, text } of entered) all.set(passage, text)
  const passages = [...all].map(([passage, text]) => ({ english: passage, text })).filter(({ text }) => text !== '')
  return { passages, english: last }
}
