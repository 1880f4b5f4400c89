import { describe, expect, it } from 'vitest'
import { bookFilterQuery, NO_BOOK_FILTER, parseBookFilter } from './book-filter.ts'

const parse = (query: string) => parseBookFilter(new URLSearchParams(query))

describe('parseBookFilter', () => {
  it('returns the first page of the whole catalogue without a query', () => {
    expect(parse('')).toEqual({ filter: NO_BOOK_FILTER, page: 1 })
  })

  it('parses all parameters', () => {
    const query = 'course=BED&semester=2&language=Hindi&search=growing+up&exact=1&sort=price-up&page=3'
    expect(parse(query)).toEqual({
      filter: {
        course: 'BED',
        semester: '2',
        language: 'Hindi',
        search: 'growing up',
        exact: true,
        sort: 'price-up',
      },
      page: 3,
    })
  })

  it.each([
    'course=MBBS',
    'course[$gt]=',
    'semester=5',
    'semester=01',
    'search=',
    'search=%20%09',
    'search=%00',
    'language=%20',
    'exact=1',
    'sort=newest',
    'sort=__proto__',
    'page=0',
    'page=-1',
    'page=2.5',
    'page=abc',
    'unknown=1',
  ])('ignores %s', (query) => {
    expect(parse(query)).toEqual({ filter: NO_BOOK_FILTER, page: 1 })
  })

  it('caps huge page numbers', () => {
    expect(parse('page=99999999999999999999')).toEqual({ filter: NO_BOOK_FILTER, page: 100_000 })
  })

  it('accepts a course in any case and normalises the search text', () => {
    expect(parse('course=deled&search=%20two%20%20words%00')).toEqual({
      filter: { ...NO_BOOK_FILTER, course: 'DELED', search: 'two words' },
      page: 1,
    })
    expect(parse(`search=${'x'.repeat(10_000)}`).filter.search).toHaveLength(100)
    expect(parse(`language=${'x'.repeat(10_000)}`).filter.language).toHaveLength(100)
  })
})

describe('bookFilterQuery', () => {
  it.each([
    '',
    '?course=BED',
    '?course=DPHARM&semester=4&search=a+%26+b&page=12',
    '?language=Hindi&search=a&exact=1&sort=title',
    '?search=%E0%A6%AC',
  ])('restores %j', (query) => {
    expect(bookFilterQuery(parse(query))).toBe(query)
  })
})
