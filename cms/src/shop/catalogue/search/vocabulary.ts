import { isIndic, romanise } from '@pravesh/shared/shop/catalogue/search/romanise'
import { closeKey, looseKey } from '@pravesh/shared/shop/catalogue/search/sound-keys'
import { aliasesOf } from '@pravesh/shared/shop/catalogue/search/word-aliases'
import SearchableMap from 'minisearch/SearchableMap'
import type { Term } from '../../../database/search/search-text.ts'

/** Words with the same sound or beginning that one search looks for. */
const MAX_ALTERNATIVES = 6
/** Shorter words have the sound of many others. */
const MIN_SOUND = 3
const MIN_LOOSE = 3
const MIN_PART = 3
const MAX_REMEMBERED = 1000
/** Longer words are not corrected, because the work grows with the length. */
const MAX_WORD = 40

/**
 * The words of the books on sale, by their letters and by their sound in Latin letters. Words are only added: one whose last
 * book is gone leads to a search that finds nothing.
 */
export class Vocabulary {
  /** In how many books each word occurs, about. */
  readonly #words = new SearchableMap<number>()
  /** Hindi and Bengali words by their sound. */
  readonly #close = new SearchableMap<string[]>()
  /** All words by their sound, more roughly. */
  readonly #loose = new SearchableMap<string[]>()
  readonly #corrections = new Map<string, Term>()
  /** Whether no book has a text, for those that were asked about since the last new word. */
  readonly #lacking = new Map<string, boolean>()

  /** Adds the words of a book's search text. */
  add(searchText: string): void {
    for (const word of new Set(wordsIn(searchText))) {
      const count = this.#words.get(word) ?? 0
      this.#words.set(word, count + 1)
      if (count > 0) continue
      this.#corrections.clear()
      this.#lacking.clear()
      const latin = latinOf(word)
      append(this.#loose, looseKey(latin), word)
      if (isIndic(word)) append(this.#close, closeKey(latin), word)
    }
  }

  /** Whether a book has a word that begins so. */
  knows(beginning: string): boolean {
    return this.#words.atPrefix(beginning).keys().next().done === false
  }

  /** Whether no book has a word with this text in it. The first time it reads all words, which takes a third of a millisecond. */
  lacks(text: string): boolean {
    const isLacking = this.#lacking.get(text) ?? (!this.knows(text) && !this.#isInsideWord(text))
    remember(this.#lacking, text, isLacking)
    return isLacking
  }

  /** What else a word that is spelt right may stand for: aliases, and words of another script that sound like it. */
  alternatives(word: string): Term {
    const key = word.length < MIN_SOUND ? '' : soundOf(word)
    const alike = key === '' ? [] : (this.#close.get(key) ?? [])
    return [
      ...this.#best(alike.filter((other) => other !== word && isReadAs(word, other))),
      ...aliasesOf(word).filter((alias) => alias.split(' ').every((part) => this.#words.has(part))),
    ]
  }

  /** The words that someone probably meant who typed one that no book has; none if nothing is near. The best is first. */
  corrections(word: string): Term {
    const remembered = this.#corrections.get(word)
    if (remembered) return remembered
    const found = word.length > MAX_WORD ? [] : this.#correct(word)
    remember(this.#corrections, word, found)
    return found
  }

  #isInsideWord(text: string): boolean {
    for (const word of this.#words.keys()) if (word.includes(text)) return true
    return false
  }

  #correct(word: string): Term {
    const attempts = [
      () => this.#withinDistance(word, 1),
      () => this.#soundingLike(word),
      () => this.#inTwo(word),
      () => this.#withinDistance(word, 2),
      () => this.#almostSoundingLike(word),
    ]
    for (const attempt of attempts) {
      const found = attempt()
      if (found.length > 0) return found
    }
    return []
  }

  /** The nearest word with so many letters added, left out or replaced, or two exchanged. */
  #withinDistance(word: string, distance: 1 | 2): Term {
    if (word.length < (distance === 1 ? 4 : 6)) return []
    const near = [...this.#words.fuzzyGet(word, distance)].map(([other, [count, away]]) => ({ other, count, away }))
    for (const other of exchanged(word)) {
      const count = this.#words.get(other)
      if (count !== undefined) near.push({ other, count, away: 1 })
    }
    const begins = ({ other }: { other: string }) => Number(other[0] === word[0])
    near.sort((a, b) => a.away - b.away || begins(b) - begins(a) || b.count - a.count)
    return near.slice(0, 1).map(({ other }) => other)
  }

  #soundingLike(word: string): Term {
    const close = soundOf(word)
    if (close.length < MIN_SOUND - 1) return []
    const beginning = [...this.#close.atPrefix(close).values()].flat()
    const loose = looseKey(latinOf(word))
    const alike = beginning.length > 0 || loose.length < MIN_LOOSE ? beginning : (this.#loose.get(loose) ?? [])
    return this.#best(alike.filter((other) => isReadAs(word, other)))
  }

  #almostSoundingLike(word: string): Term {
    const loose = looseKey(latinOf(word))
    if (loose.length < MIN_LOOSE + 1) return []
    const near = [...this.#loose.fuzzyGet(loose, 1)].sort(([, [, one]], [, [, other]]) => one - other)
    return this.#best(near.flatMap(([, [words]]) => words).filter((other) => isReadAs(word, other)))
  }

  /** Two words that were typed as one; a term is a text, so they have to follow each other. */
  #inTwo(word: string): Term {
    for (let place = MIN_PART; place <= word.length - MIN_PART; place++) {
      const parts = [word.slice(0, place), word.slice(place)].map((part) => this.#whole(part))
      if (parts.every((part) => part !== null)) return [parts.join(' ')]
    }
    return []
  }

  /** The word itself, or the one of another script that it is the sound of. */
  #whole(word: string): string | null {
    if (this.#words.has(word)) return word
    return this.#best(this.#close.get(soundOf(word)) ?? [])[0] ?? null
  }

  #best(words: readonly string[]): string[] {
    const countOf = (word: string) => this.#words.get(word) ?? 0
    return words.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, MAX_ALTERNATIVES)
  }
}

/** Words of letters and digits; numbers alone are not corrected. */
function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1 && /\p{L}/u.test(word))
}

const latinOf = (word: string) => (isIndic(word) ? romanise(word) : word)
const soundOf = (word: string) => closeKey(latinOf(word))

/** People who type Hindi or Bengali look for titles in that script. */
const isReadAs = (typed: string, word: string) => !isIndic(typed) || blockOf(typed) === blockOf(word)

const blockOf = (word: string) => /[\u0980-\u09ff]/.test(word)

function remember<Value>(answers: Map<string, Value>, question: string, answer: Value): void {
  if (answers.size >= MAX_REMEMBERED) answers.clear()
  answers.set(question, answer)
}

function append(map: SearchableMap<string[]>, key: string, word: string): void {
  if (key !== '') map.set(key, [...(map.get(key) ?? []), word])
}

/** The word with each two letters that follow each other exchanged. */
function exchanged(word: string): string[] {
  return [...word.slice(1)].map(
    (_, place) => word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  )
}
