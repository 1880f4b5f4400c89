import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Pair, pairsIn, TRANSLATED } from '../texts.ts'
import { hasDictionaries, unknownWords } from './dictionary.ts'
import { stemsOf } from './endings.ts'

const isInstalled = hasDictionaries()
if (!isInstalled) {
  console.warn(
    '\n*** SPELLING IS NOT TESTED: hunspell or its dictionaries hunspell-hi and hunspell-bn are missing. ***\n',
  )
}

/** The words of a text, without placeholders, in normal form C. */
const wordsOf = (text: string) =>
  (
    text
      .replace(/\{\w+\}/g, ' ')
      .normalize('NFC')
      .match(/[\p{L}\p{M}\u200C\u200D]+/gu) ?? []
  ).filter((word) => /[\p{Script=Devanagari}\p{Script=Bengali}]/u.test(word))

/** Words that the dictionary lacks and that are right, one a line. */
const acceptedIn = (locale: string) =>
  readFileSync(new URL(`accepted-${locale}.txt`, import.meta.url), 'utf8')
    .normalize('NFC')
    .split('\n')
    .filter(Boolean)

/** The words that are neither in the dictionary nor accepted, also without endings, in the order given. */
function misspelt(words: readonly string[], locale: string): string[] {
  const stems = new Map(words.map((word) => [word, stemsOf(word, locale)]))
  const unknown = unknownWords([...new Set([...stems.values()].flat())], locale)
  const accepted = new Set(acceptedIn(locale))
  return words.filter((word) => stems.get(word)?.every((stem) => unknown.has(stem) && !accepted.has(stem)))
}

describe.each(TRANSLATED)('the spelling of %s', (locale) => {
  it.skipIf(!isInstalled)('is that of the dictionary, or of an accepted word', async () => {
    const texts = new Map<string, Pair>()
    for (const pair of await pairsIn(locale)) {
      // Samples without an entry in a table of words have no text.
      if (pair.english.includes('undefined')) continue
      for (const word of wordsOf(pair.translation)) if (!texts.has(word)) texts.set(word, pair)
    }
    expect(texts.size).toBeGreaterThan(1400)
    // A right word goes into accepted-hi.txt or accepted-bn.txt beside this file.
    const wrong = misspelt([...texts.keys()], locale)
    expect(wrong.map((word) => `${word}, in ${texts.get(word)?.file}: “${texts.get(word)?.translation}”`)).toEqual([])
  })

  it.skipIf(!isInstalled)('is compared with and without endings', () => {
    const [right, wrong] = { hi: ['किताबों', 'कितबाों'], bn: ['বইগুলির', 'বয়িগুলির'] }[locale as 'hi' | 'bn']
    expect(misspelt([right ?? '', wrong ?? ''], locale)).toEqual([wrong])
  })

  it('has accepted words in order, once each', () => {
    const words = acceptedIn(locale)
    expect(words).toEqual([...new Set(words)].sort())
  })
})
