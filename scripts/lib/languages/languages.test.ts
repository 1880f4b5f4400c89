/** Compares every text with its translations. What the compiler checks, such as the keys of words, is not repeated here. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@pravesh/shared/platform/locale'
import { describe, expect, it } from 'vitest'
import { root } from '../step.ts'
import { wrongTerms } from './check-terms.ts'
import { EXCEPTIONS } from './glossary-exceptions.ts'
import { LATIN } from './names.ts'
import { losesNegation } from './negations.ts'
import { FOREIGN_DIGITS, latinWords, signsIn } from './signs.ts'
import { type Pair, pairsIn, TRANSLATED, translatedFiles, wordFolders } from './texts.ts'

/** The letters of each language, and what only the other ones have. */
const SCRIPTS = { hi: /\p{Script=Devanagari}/u, bn: /\p{Script=Bengali}/u }
const lineOf = ({ file, key, english, translation }: Pair) => `${file}, ${key}: “${english}” – “${translation}”`

describe('the files of translations', () => {
  const files = translatedFiles().map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

  it('say first who has read them', () => {
    expect(files.length).toBeGreaterThanOrEqual(wordFolders().length * TRANSLATED.length)
    expect(files.filter(({ text }) => !/^\/\*\* read: .+ \*\/\n/.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('are in normal form C, as what is typed and searched', () => {
    expect(files.filter(({ text }) => text !== text.normalize('NFC')).map(({ file }) => file)).toEqual([])
  })
})

describe.each(TRANSLATED)('the translations into %s', async (locale) => {
  // Samples without an entry in a table of words have no text.
  const pairs = (await pairsIn(locale)).filter(({ english }) => !english.includes('undefined'))
  const others = LOCALES.flatMap((each) =>
    each === locale || !(each in SCRIPTS) ? [] : SCRIPTS[each as keyof typeof SCRIPTS],
  )

  it('are there for every text', () => {
    expect(pairs.length).toBeGreaterThan(3000)
    expect(pairs.filter(({ english, translation }) => (english === '') !== (translation === '')).map(lineOf)).toEqual(
      [],
    )
  })

  it('have the same placeholders, numbers and amounts', () => {
    const wrong = pairs.filter((pair) => String(signsIn(pair.english)) !== String(signsIn(pair.translation)))
    expect(wrong.map(lineOf)).toEqual([])
  })

  it('have no English, no letters of another script and no digits but 0 to 9', () => {
    const wrong = pairs.filter(
      ({ translation }) =>
        latinWords(translation).some((word) => !LATIN.has(word)) ||
        FOREIGN_DIGITS.test(translation) ||
        others.some((letters) => letters.test(translation)),
    )
    expect(wrong.map(lineOf)).toEqual([])
  })

  it('say “not” where the English text does', () => {
    expect(pairs.filter((pair) => losesNegation(pair, locale)).map(lineOf)).toEqual([])
    const translation = { hi: 'फ़ाइल भेजी गई।', bn: 'ফাইলটি পাঠানো হয়েছে।' }[locale as 'hi' | 'bn']
    expect(losesNegation({ english: 'The file was not sent.', translation }, locale)).toBe(true)
  })

  it('use the words of the glossary', () => {
    expect(
      pairs.flatMap((pair) => wrongTerms(pair, locale, EXCEPTIONS).map((term) => `${term}: ${lineOf(pair)}`)),
    ).toEqual([])
  })
})
