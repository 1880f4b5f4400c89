import type { Locale } from './locale.ts'

const SCRIPTS = [
  { lang: 'bn', letters: /\p{Script=Bengali}/u },
  { lang: 'hi', letters: /\p{Script=Devanagari}/u },
  { lang: 'sat', letters: /\p{Script=Ol_Chiki}/u },
  { lang: 'ur', letters: /\p{Script=Arabic}/u },
  { lang: 'en', letters: /\p{Script=Latin}/u },
] as const

/**
 * Detects the language of a text of staff by its script, for the voice of screen readers; undefined if it is that of the page,
 * or without letters.
 */
export function langOf(text: string, page: Locale): (typeof SCRIPTS)[number]['lang'] | undefined {
  const found = SCRIPTS.find(({ letters }) => letters.test(text))?.lang
  return found === page ? undefined : found
}
