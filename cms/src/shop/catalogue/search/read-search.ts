import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import { comparableText } from '@pravesh/shared/platform/comparable-text'
import { searchWords } from '@pravesh/shared/shop/catalogue/book-search'
import { readIsbn } from '@pravesh/shared/shop/catalogue/isbn'
import { courseIn, isFiller } from '@pravesh/shared/shop/catalogue/search/word-aliases'
import type { Term } from '../../../database/search/search-text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a search looks for. */
export interface Reading {
  /** Each must occur in the name, author or publisher. */
  terms: readonly Term[]
  /** A course that the text names. */
  course: CourseCode | null
  /** The words that stand for those typed; null if there are no others. */
  meant: string | null
  /** The ISBN that the text is, instead of words. */
  isbn?: string
}

/** The ISBN that a text is, in either length and with or without hyphens; null for any other. */
export function asIsbn(text: string): Reading | null {
  const isbn = readIsbn(text)
  return isbn === null ? null : { terms: [], course: null, meant: null, isbn }
}

/** Every word as it was typed. */
export function asTyped(text: string): Reading {
  return { terms: searchWords(text).map((word) => [word]), course: null, meant: null }
}

/** As typed or in another spelling or script, or the course if the text says no more. */
export function asSpelt(text: string, vocabulary: Vocabulary): Reading {
  const named = courseIn(comparableText(text))
  if (named && searchWords(named.rest).every(isFiller)) {
    return { terms: [], course: named.course, meant: COURSE_LABELS[named.course] }
  }
  const words = searchWords(text)
  return { ...readWords(words, (word) => vocabulary.alternatives(word)), course: null }
}

/** Without fillers and with words corrected that no book has; null if that is what was typed. */
export function asMeant(text: string, vocabulary: Vocabulary): Reading | null {
  const named = courseIn(comparableText(text))
  const typed = searchWords(named?.rest ?? text)
  const words = typed.map(withoutPunctuation).filter((word) => word !== '' && !isFiller(word))
  if (words.length === 0 && !named) return null
  const { terms, meant } = readWords(words, (word) => {
    const alternatives = vocabulary.alternatives(word)
    const isRight = alternatives.length > 0 || vocabulary.knows(word) || !isWord(word)
    return isRight ? alternatives : vocabulary.corrections(word)
  })
  const isAsTyped = meant === null && !named && words.join(' ') === typed.join(' ')
  const shown = [named && COURSE_LABELS[named.course], meant ?? words.join(' ')].filter(Boolean).join(' ')
  return isAsTyped ? null : { terms, course: named?.course ?? null, meant: shown }
}

/** Whether the text has a word that the vocabulary may correct. */
export const isUncertain = (text: string, vocabulary: Vocabulary): boolean =>
  searchWords(text)
    .map(withoutPunctuation)
    .some((word) => isWord(word) && !vocabulary.knows(word))

/** Whether the text has a word that no book of the vocabulary has, also not as a part of another. */
export const isHopeless = (text: string, vocabulary: Vocabulary): boolean =>
  searchWords(text).some((word) => /^[\p{L}\p{M}]+$/u.test(word) && vocabulary.lacks(word))

function readWords(words: readonly string[], othersOf: (word: string) => Term) {
  const others = words.map(othersOf)
  const terms = words.map((word, place) => [word, ...(others[place] ?? [])])
  const isOther = others.some((each) => each.length > 0)
  return { terms, meant: isOther ? shownOf(words, others) : null }
}

const SCRIPTS = [/[\u0900-\u097f]/, /[\u0980-\u09ff]/]

/** The words by which books are found, in one script if each has one there: a title is rarely in two. */
function shownOf(words: readonly string[], others: readonly Term[]): string {
  const inScript = SCRIPTS.map((script) => others.map((texts) => texts.find((text) => script.test(text))))
  const chosen = inScript.find((texts) => texts.every((text, place) => text || others[place]?.length === 0))
  return words.map((word, place) => (chosen ?? [])[place] ?? others[place]?.[0] ?? word).join(' ')
}

/** The word between punctuation marks, if there is one. */
function withoutPunctuation(word: string): string {
  const inner = word.replace(/^[.,;:!?"'“”‘’()।]+|[.,;:!?"'“”‘’()।]+$/gu, '')
  return isWord(inner) ? inner : word
}

/** Words with other characters are codes or parts of titles. */
const isWord = (word: string) => /^[\p{L}\p{M}\p{N}'’-]+$/u.test(word) && /\p{L}/u.test(word)
