/**
 * The last part of a book's address: its name in lower case, special characters removed, white space collapsed
 * and turned into hyphens. (spec 1, 2 and 5) Letters and marks of every script stay, so Bengali and Hindi titles keep theirs.
 * A name of nothing but special characters gives `book`, so that the address never ends in a slash.
 */
export function bookSlug(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return slug === '' ? 'book' : slug
}
