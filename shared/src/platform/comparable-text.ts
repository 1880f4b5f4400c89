/**
 * Text in the form that searches compare: lower case, and one encoding of each letter, because keyboards produce
 * Bengali and Hindi letters with a dot below (ড়, ज़) as one or two characters.
 */
export function comparableText(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
