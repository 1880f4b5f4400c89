import { comparableText } from '@pravesh/shared/platform/comparable-text'

/** Texts of which one must occur in the search text of a record. */
export type Term = readonly string[]

/** Length of the pieces that the indexes hold. */
const GRAM = 3
/** The rest of a longer query is ignored. */
const MAX_QUERY = 100

/**
 * The search text of a record that is found by the beginnings of words, and by the last digits of a number. A space stands
 * before and after each word.
 */
export function wordsText(parts: readonly (string | null | undefined)[]): string {
  return ` ${parts.flatMap((part) => wordsIn(part ?? '')).join(' ')} `
}

/** What to look for in such texts: each word at the beginning of one, digits also at the end. */
export function wordTerms(text: string): Term[] {
  return wordsIn(text.slice(0, MAX_QUERY)).map((word) => (/^\d+$/.test(word) ? [` ${word}`, `${word} `] : [` ${word}`]))
}

/** Words of letters, marks and digits. Invisible joiners inside Bengali and Hindi words do not count. */
function wordsIn(text: string): string[] {
  return comparableText(text.replace(/\p{Cf}/gu, ''))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** All sequences of three characters in a text, each once; none in a shorter text. */
export function gramsOf(text: string): string[] {
  const characters = [...text]
  const grams = characters.slice(GRAM - 1).map((_, start) => characters.slice(start, start + GRAM).join(''))
  return [...new Set(grams)]
}

/** Whether the indexes can find a term. */
export const isIndexed = (term: Term): boolean => term.every((text) => [...text].length >= GRAM)
