/** A place's name from a list in capitals: `Andaman and Nicobar Islands`. */
export function placeName(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/\bAnd\b/g, 'and')
}
