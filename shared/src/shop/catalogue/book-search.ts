import { comparableText } from '../../platform/comparable-text.ts'

/** Maximum length of a search text in characters; the rest is ignored. */
export const SEARCH_TEXT_LIMIT = 100

/**
 * The search terms in lower case; a match contains all of them in its name, author or publisher. Empty if the text has
 * no terms. (spec 1, 5: book search requires text)
 */
export function searchWords(text: string): string[] {
  return comparableText(text.slice(0, SEARCH_TEXT_LIMIT).replace(/\p{Cc}/gu, ' '))
    .split(/\s+/u)
    .filter((word) => word !== '')
}
