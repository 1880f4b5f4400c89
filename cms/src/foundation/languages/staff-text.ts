import { DEFAULT_LOCALE, type Locale } from '@pravesh/shared/platform/locale'
import { staffLanguage } from './staff-language.ts'

type Texts = Readonly<Record<string, string>>

declare global {
  /** Translations by English text, of all features. The bundler copies modules into the admin's build, so the process keeps one. */
  var praveshStaffTexts: Partial<Record<Locale, Texts>> | undefined
}

/** Id of the element that has the translations for a page. */
export const STAFF_TEXTS = 'staff-texts'

/** Longest text for a page: browsers get labels, not descriptions and answers. */
const MAX_LABEL = 120

/** Provides the translations of all features, at the start of a portal. */
export function provideStaffTexts(tables: Record<Exclude<Locale, typeof DEFAULT_LOCALE>, Texts>): void {
  globalThis.praveshStaffTexts = tables
}

/**
 * An English text in the language of the member of staff: a label of `shared`, a task of the dashboard, the answer of a call.
 * English where it has no translation. Texts of one screen are words. (decision 105)
 */
export function staffText(text: string): string {
  const language = staffLanguage()
  if (language === DEFAULT_LOCALE) return text
  const texts = textsIn(language)
  return texts[text] ?? filledIn(text, texts) ?? text
}

/** A pattern for texts with values, such as `Only {who} can do this.`, and its translation. */
interface Pattern {
  matches: RegExp
  translation: string
}

/** Private to this file: patterns by table. */
const patterns = new WeakMap<Texts, readonly Pattern[]>()

/** The translation of a text with values. A value may be a text itself, or a list of texts with commas. */
function filledIn(text: string, texts: Texts): string | null {
  for (const { matches, translation } of patternsIn(texts)) {
    const values = matches.exec(text)?.groups
    if (values) return translation.replace(/\{(\w+)\}/g, (mark, name) => valueText(values[name] ?? mark))
  }
  return null
}

function valueText(value: string): string {
  const text = staffText(value)
  return text === value ? value.split(', ').map(staffText).join(', ') : text
}

/** Those with the most words of their own first, which are the least likely to match another text. */
function patternsIn(texts: Texts): readonly Pattern[] {
  const known = patterns.get(texts)
  if (known) return known
  const own = (text: string) => text.replace(/\{\w+\}/g, '').length
  const made = Object.entries(texts)
    .filter(([text]) => /\{\w+\}/.test(text) && own(text) > 2)
    .sort(([one], [other]) => own(other) - own(one))
    .map(([text, translation]) => ({ matches: patternOf(text), translation }))
  patterns.set(texts, made)
  return made
}

/** A placeholder that comes twice has the same value. */
function patternOf(text: string): RegExp {
  const names = new Set<string>()
  const source = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    if (names.has(name)) return `\\k<${name}>`
    names.add(name)
    return `(?<${name}>.+)`
  })
  return new RegExp(`^${source.join('')}$`)
}

/** The labels for a page in the language of the reader, as JSON; null in English. */
export function staffTextsOfPage(): string | null {
  const language = staffLanguage()
  if (language === DEFAULT_LOCALE) return null
  const labels = Object.entries(textsIn(language)).filter(([text]) => text.length <= MAX_LABEL && !text.endsWith('.'))
  return JSON.stringify(Object.fromEntries(labels))
}

function textsIn(language: Locale): Texts {
  globalThis.praveshStaffTexts ??= { [language]: textsOfPage() }
  return globalThis.praveshStaffTexts[language] ?? {}
}

/** What the server wrote into the page of this browser. */
function textsOfPage(): Texts {
  const element = typeof document === 'undefined' ? null : document.getElementById(STAFF_TEXTS)
  return JSON.parse(element?.getAttribute('value') ?? '{}')
}
