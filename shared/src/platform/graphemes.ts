// For lengths, the language makes no difference.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The number of characters that a person sees: `कि` and `ক্ষ` are one each. */
export function countGraphemes(text: string): number {
  return graphemesOf(text).length
}

/** The characters of a text as a person sees them. */
export function graphemesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

/** UTF-16 units of the longest text of `max` graphemes: a letter with four marks, as many as `usable-text.ts` lets pass. */
export function mostUnits(max: number): number {
  return max * 5
}

/** Whether a text has more than `max` graphemes. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && countGraphemes(text) > max
}
