/** The last segment of the buy page's address. */
const RESERVED = 'buynow'

/**
 * The slug of a book: its name in lower case, without special characters, with hyphens for white space. (spec 1, 2 and 5)
 * Keeps letters and marks of every script, so Bengali and Hindi titles stay readable. Falls back to `book` if nothing is
 * left, so that the path never ends in a slash, or if only a reserved word is left.
 */
export function bookSlug(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug === '' || slug === RESERVED ? 'book' : slug
}
