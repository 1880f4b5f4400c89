/** Longer names are cut at a word. */
const MAX_LENGTH = 80

/**
 * The name of a record in addresses: `bachelor-of-education` for “Bachelor of Education (B.Ed)”. Lower case, with hyphens
 * between words and without what stands in brackets. Keeps letters and marks of every script; `page` if nothing is left.
 */
export function pageName(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const name = words.length > MAX_LENGTH ? words.slice(0, MAX_LENGTH + 1).replace(/-[^-]*$/, '') : words
  return name.slice(0, MAX_LENGTH) || 'page'
}
