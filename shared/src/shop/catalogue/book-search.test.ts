import { describe, expect, it } from 'vitest'
import { comparableText } from '../../platform/comparable-text.ts'
import { SEARCH_TEXT_LIMIT, searchWords } from './book-search.ts'

describe('searchWords', () => {
  it.each([
    ['Childhood', ['childhood']],
    ['  Growing   UP ', ['growing', 'up']],
    ['', []],
    [' \t\n ', []],
    ['100%_[a-z].*', ['100%_[a-z].*']],
    ['a\u0000b', ['a', 'b']],
    ['বাংলা ব্যাকরণ', ['বাংলা', 'ব্যাকরণ']],
  ])('splits %j into %j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  it('ignores text beyond the limit', () => {
    expect(searchWords('x'.repeat(10_000))).toEqual(['x'.repeat(SEARCH_TEXT_LIMIT)])
  })
})

it.each([
  ['\u09dc', '\u09a1\u09bc'],
  ['\u095b', '\u091c\u093c'],
])('a letter with a dot below is the same as one or as two characters: %s', (one, two) => {
  expect(comparableText(one)).toBe(comparableText(two))
  expect(searchWords(one)).toEqual(searchWords(two))
})
