/** What a text and its translation have in common: placeholders, and numbers in any order. */
export function signsIn(text: string): string[] {
  return [...text.matchAll(/\{\w+\}|\d+/g)].map(([sign]) => sign).sort()
}

/** Digits of other scripts, which the portal does not write. */
export const FOREIGN_DIGITS = /[\u0966-\u096F\u09E6-\u09EF]/

/** The words in Latin letters, without placeholders. */
export function latinWords(text: string): string[] {
  return (
    text
      .replace(/\{\w+\}/g, ' ')
      .match(/\p{Script=Latin}[\p{Script=Latin}.\-/@\d]*\p{Script=Latin}|\p{Script=Latin}/gu) ?? []
  )
}
