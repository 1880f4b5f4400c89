/** Stored text may be older than the rules for typed text, so it is made harmless where it is drawn. (decision 57) */
import { GLYPHS } from './glyphs.ts'

/** Controls of direction and other invisible characters. Joiners stay: they change only the letters beside them. */
const CONTROLS =
  /(?!\t|\n|\r)\p{Cc}|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu
const EXCESS_MARKS = /((?:\p{M}[\u200C\u200D]*){4})(?:\p{M}[\u200C\u200D]*)+/gu

/** The passages of a page to look at, outside of which neither is found: the expressions above take milliseconds for all of it. */
const MAY_DO_HARM = /[^\t\n\r -~]+/g

/**
 * What a page must have for a passage to do harm: a character outside of Latin, our scripts and common signs, or five marks of
 * our scripts in a row. Most pages have neither, and need no look at their passages, which are all of their words in our scripts.
 */
const UNUSUAL =
  /[^\t\n\r -~\u00A0-\u00FF\u0900-\u09FF\u200C-\u200D\u2010-\u2027\u20B9\u2190-\u27BF]|[\u0900-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962\u0963\u0981-\u0983\u09BC\u09BE-\u09CD\u09D7\u09E2\u09E3\u09FE\u200C-\u200D]{5}/

/** Removes from a text, also from JSON or markup, what could reorder or overprint the text around it. */
export function harmlessText(text: string): string {
  if (!UNUSUAL.test(text)) return text
  return text.replace(MAY_DO_HARM, (passage) => passage.replace(CONTROLS, '').replace(EXCESS_MARKS, '$1'))
}

/** Plain data with harmless texts. */
export function harmlessData<Data>(data: Data): Data {
  return JSON.parse(harmlessText(JSON.stringify(data)))
}

const WITHOUT_GLYPH = new RegExp(`[^${GLYPHS}\\u200C\\u200D\\uFFFD]`, 'gu')

/** Harmless text for paper, where characters without a glyph show as � instead of as nothing. */
export function printableText(text: string): string {
  return harmlessText(text).replace(WITHOUT_GLYPH, '\uFFFD')
}
