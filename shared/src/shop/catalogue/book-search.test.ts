import { describe, expect, it } from 'vitest'
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
