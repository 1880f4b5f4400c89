import { printableText } from '@pravesh/shared/platform/harmless-text'

/** A text as a CSS string. Everything but letters, digits and spaces is escaped, so that no text ends the style. */
export function cssText(text: string): string {
  const escaped = Array.from(printableText(text), (character) =>
    /[\p{L}\p{M}\p{N} ]/u.test(character) ? character : `\\${character.codePointAt(0)?.toString(16)} `,
  )
  return `"${escaped.join('')}"`
}
