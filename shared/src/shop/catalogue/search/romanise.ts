/**
 * Letters of Devanagari and Bengali by their place in the Unicode block; both blocks have the layout of ISCII. Vowels as people
 * type them, not as ISO 15919 writes them.
 */
const CONSONANTS: Record<number, string> = {
  21: 'k',
  22: 'kh',
  23: 'g',
  24: 'gh',
  25: 'n',
  26: 'ch',
  27: 'chh',
  28: 'j',
  29: 'jh',
  30: 'n',
  31: 't',
  32: 'th',
  33: 'd',
  34: 'dh',
  35: 'n',
  36: 't',
  37: 'th',
  38: 'd',
  39: 'dh',
  40: 'n',
  42: 'p',
  43: 'ph',
  44: 'b',
  45: 'bh',
  46: 'm',
  47: 'y',
  48: 'r',
  50: 'l',
  51: 'l',
  53: 'v',
  54: 'sh',
  55: 'sh',
  56: 's',
  57: 'h',
}

const VOWELS: Record<number, string> = {
  5: 'a',
  6: 'aa',
  7: 'i',
  8: 'i',
  9: 'u',
  10: 'u',
  11: 'ri',
  13: 'e',
  15: 'e',
  16: 'ai',
  17: 'o',
  19: 'o',
  20: 'au',
}

const VOWEL_SIGNS: Record<number, string> = {
  62: 'aa',
  63: 'i',
  64: 'i',
  65: 'u',
  66: 'u',
  67: 'ri',
  69: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  75: 'o',
  76: 'au',
}

/** Letters with a dot below. */
const DOTTED: Record<string, string> = { k: 'q', j: 'z', d: 'r', dh: 'rh', ph: 'f' }

const DOT = 0x3c
const VIRAMA = 0x4d
const NASALS = [0x01, 0x02]
const VISARGA = 0x03
const DEVANAGARI = 0x09_00
const BENGALI = 0x09_80
const BLOCK = 0x80
const BENGALI_T = 0x4e
const Y = 0x2f

const isIndicCode = (code: number) => code >= DEVANAGARI && code < BENGALI + BLOCK

/** Whether a word has letters of Devanagari or Bengali. */
export const isIndic = (word: string): boolean => /[\u0900-\u09ff]/.test(word)

/**
 * A Hindi, Nepali or Bengali word in Latin letters, roughly as people type it: without diacritics and without the inherent `a`
 * at its end. Inherent vowels inside stay, since whether they are spoken depends on the word; `looseKey` ignores them.
 */
export function romanise(word: string): string {
  let latin = ''
  // Whether the last letter is a consonant without a vowel of its own yet.
  let isOpen = false
  let last = ''
  const open = (letter: string) => {
    latin += letter
    last = letter
    isOpen = true
  }
  const close = (vowel: string) => {
    latin += vowel
    isOpen = false
  }
  for (const character of word.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0
    if (!isIndicCode(code)) {
      close(character)
      continue
    }
    const isBengali = code >= BENGALI
    const place = code % BLOCK
    const consonant = isBengali && place === BENGALI_T ? 't' : CONSONANTS[place]
    const sign = VOWEL_SIGNS[place]
    if (place === DOT) {
      const dotted = DOTTED[last] ?? last
      latin = latin.slice(0, latin.length - last.length) + dotted
      last = dotted
    } else if (consonant !== undefined) {
      if (isOpen) latin += 'a'
      // য is spoken as j at the beginning of a word, and as y after another consonant.
      open(isBengali && place === Y && latin === '' ? 'j' : consonant)
      if (isBengali && place === BENGALI_T) isOpen = false
    } else if (sign !== undefined) {
      close(sign)
    } else if (place === VIRAMA) {
      close('')
    } else if (NASALS.includes(place) || place === VISARGA) {
      if (isOpen) latin += 'a'
      close(place === VISARGA ? '' : isBengali && place === NASALS[1] ? 'ng' : 'n')
    } else {
      if (isOpen && VOWELS[place]) latin += 'a'
      close(VOWELS[place] ?? '')
    }
  }
  return latin
}
