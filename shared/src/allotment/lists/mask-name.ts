const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })
const MASK = '•••'

/** A name as public lists show it: the first letter of each word. How long a word is stays hidden, too. */
export function maskName(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/).filter(Boolean)
  return words.map((word) => `${[...GRAPHEMES.segment(word)][0]?.segment}${MASK}`).join(' ')
}
