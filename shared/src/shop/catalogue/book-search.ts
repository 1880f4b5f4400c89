/** The longest search text that is looked at, in characters. */
export const SEARCH_TEXT_LIMIT = 100

/**
 * The words that a book's name, author or publisher must contain, every one of them, in lower case.
 * Empty when nothing is left to search for. (spec 1, 5: book search requires text)
 */
export function searchWords(text: string): string[] {
  return text
    .slice(0, SEARCH_TEXT_LIMIT)
    .replace(/\p{Cc}/gu, ' ')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
}
