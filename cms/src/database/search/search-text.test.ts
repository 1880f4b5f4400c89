import { describe, expect, it } from 'vitest'
import { gramsOf, isIndexed, wordsText, wordTerms } from './search-text.ts'

const finds = (typed: string, text: string) =>
  wordTerms(typed).every((term) => term.some((one) => text.includes(one))) && wordTerms(typed).length > 0

describe('a search of a list', () => {
  const text = wordsText(['ASHA O’Brien-Roy', null, '9830012345', 'BED2026179', 'বই ঘর', 'क़लम'])

  it.each([
    'asha',
    'ROY ash',
    'o’brien',
    'brien roy',
    '2345',
    '98300',
    '9830012345',
    'asha 345',
    'bed2026',
    'বই',
    'क़लम'.normalize('NFD'),
    'ব\u200dই',
  ])('finds %j', (typed) => {
    expect(finds(typed, text)).toBe(true)
  })

  it.each(['sha', '3001', '2026', 'asha das', '%', '', ' - '])('does not find %j', (typed) => {
    expect(finds(typed, text)).toBe(false)
  })
})

it('divides texts into pieces of three characters', () => {
  expect(gramsOf('banana')).toEqual(['ban', 'ana', 'nan'])
  expect(gramsOf('𝒳bc')).toEqual(['𝒳bc'])
  expect(gramsOf('ab')).toEqual([])
})

it('finds terms of three characters and more in the index', () => {
  expect([['abc'], ['abc', 'ab'], ['𝒳b']].map(isIndexed)).toEqual([true, false, false])
})
