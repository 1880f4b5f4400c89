const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })
const MASK = '•••'

/** A name as public lists show it: the first letter of each word. How long a word is stays hidden, too. */
export function maskName(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/).filter(Boolean)
  return words.map((word) => `${firstLetter(word)}${MASK}`).join(' ')
}

/** Lists have tens of thousands of names, and a search for graphemes takes twenty times as long as plain letters. */
function firstLetter(word: string): string {
  return /^[A-Za-z]{2}/.test(word) ? word.charAt(0) : (GRAPHEMES.segment(word).containing(0)?.segment ?? '')
}
