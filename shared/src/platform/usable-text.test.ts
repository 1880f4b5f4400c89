import { describe, expect, it } from 'vitest'
import { harmlessText, printableText } from './harmless-text.ts'
import { singleLine } from './text.ts'
import { textProblem, unusableIn } from './usable-text.ts'

const kindOf = (text: string, use: 'free' | 'printed' = 'printed') => unusableIn(text, use)?.kind ?? null

describe('text that people type', () => {
  it.each([
    'ASHA DEVI',
    "D'SOUZA-KHAN (MD.) 12/A, 3rd lane; flat #4 & 5",
    'José Müller',
    'প্রিয়া ক্ষ র‍্যাব',
    'क्‍ष शर्मा',
    'कृष्‌ण',
    'वह घर।',
    'Rs ₹ 500 – “quoted”',
  ])('can be Latin, Hindi or Bengali, with their joiners: %s', (text) => expect(unusableIn(text, 'printed')).toBeNull())

  const controls = [
    ...['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069', '\u200E', '\u200F'],
    ...['\u061C', '\u0000', '\u001B', '\u0085', '\u200B', '\u2060', '\uFEFF', '\u00AD', '\u{E0041}', '\uE000'],
    ...['\u{10FFFF}', '\uD800', '\u2028', '\u3164', '\u2800', '\uFFFD'],
  ]
  it.each(controls)('cannot have the invisible character %j, in any field', (character) => {
    expect(kindOf(`12 ROAD${character}, PIN 741101`, 'free')).toBe('invisible')
    expect(kindOf(`12 ROAD${character}, PIN 741101`)).toBe('invisible')
  })

  it('can have joiners only between Indic letters', () => {
    for (const text of ['A\u200DB', 'A\u200CB', '\u200Dক', 'ক\u200C', 'ক\u200C\u200Cখ', 'ক\u200C B'])
      expect(kindOf(text), text).toBe('invisible')
  })

  it('has at most four marks on a letter, and none without one', () => {
    expect(kindOf('a\u0316\u0317\u0318\u0319')).toBeNull()
    expect(kindOf('a\u0316\u0317\u0318\u0319\u031C')).toBe('marks')
    expect(kindOf(`ক${'\u09BF\u200C'.repeat(4)}\u09BF`)).toBe('marks')
    expect(kindOf(' \u0301')).toBe('marks')
    expect(kindOf('\u0301A')).toBe('marks')
  })

  it('can be in other scripts and have emoji in messages, but not on paper', () => {
    for (const text of ['தமிழ்', 'محمد', '李', 'Ａ', 'ਸਿੰਘ', '👨‍👩‍👧', '❤️']) {
      expect(kindOf(text, 'free'), text).toBeNull()
      expect(kindOf(text, 'printed'), text).not.toBeNull()
    }
  })

  it('is refused with the field and the character in a sentence', () => {
    expect(textProblem('A\u202EB', 'First name', 'printed')).toBe(
      'First name contains an invisible character (U+202E). Type the text again instead of pasting it.',
    )
    expect(textProblem('தமிழ்', 'First name', 'printed')).toContain('contains “\u2068த\u2069”, which we cannot print.')
    expect(textProblem('Asha', 'First name', 'printed')).toBeNull()
  })

  it('is composed, so that equal words are equal', () => expect(singleLine('Jose\u0301')).toBe('José'))
})

describe('text that is drawn', () => {
  it('loses what reorders or overprints its surroundings, and keeps joiners', () => {
    expect(harmlessText('12\u202E ROAD\u2066')).toBe('12 ROAD')
    expect(harmlessText(`a${'\u0301'.repeat(40)}b`)).toBe(`a${'\u0301'.repeat(4)}b`)
    expect(harmlessText('র‍্যাব\nক্ষ\t<b>')).toBe('র‍্যাব\nক্ষ\t<b>')
  })
  it('looks at passages only, and finds the same as in the whole text', () => {
    const signs = [
      'a',
      ' ',
      '₹',
      '\u0301',
      '\u0951',
      'ক',
      'ি',
      'é',
      '\u{1E130}',
      '\u200D',
      '\u202E',
      '\u0007',
      '\t',
      '😀',
      '\u{E0041}',
      '\uFEFF',
    ]
    const controls = /(?!\t)\p{Cc}|[\u202E\uFEFF]|[\u{E0000}-\u{E007F}]/gu
    const excess = /((?:\p{M}\u200D*){4})(?:\p{M}\u200D*)+/gu
    let state = 7
    const next = () => {
      state = (state * 48271) % 2147483647
      return signs[state % signs.length] ?? ''
    }
    for (let round = 0; round < 2000; round++) {
      const text = Array.from({ length: 24 }, next).join('')
      expect(harmlessText(text)).toBe(text.replace(controls, '').replace(excess, '$1'))
    }
  })
  it('looks at no passage of a page that has only usual characters, which do no harm', () => {
    const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code))
    const harm = /(?!\t|\n|\r)\p{Cc}|[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F]/u
    for (const sign of every) {
      expect(harmlessText(sign)).toBe(harm.test(sign) ? '' : sign)
      expect(harmlessText(sign.repeat(9))).toHaveLength(/\p{M}/u.test(sign) ? 4 : harm.test(sign) ? 0 : 9)
    }
  })
  it('shows a sign for each character that paper cannot show', () => {
    expect(printableText('தA李')).toBe('\uFFFDA\uFFFD')
    expect(printableText('প্রিয়া ক্‍ষ ₹ – “x” …')).toBe('প্রিয়া ক্‍ষ ₹ – “x” …')
  })
})
