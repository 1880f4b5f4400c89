import { expect, test } from 'vitest'
import { pagesToOffer } from '../../lib/pager.ts'
import { catalogueHref } from './catalogue.ts'

test('omits unset filters from the URL', () => {
  expect(catalogueHref({ filter: { course: null, semester: null, search: '' }, locale: 'en' })).toBe('/purchase-books')
  expect(catalogueHref({ filter: { course: 'BED', semester: '1', search: 'a & b' }, page: 2, locale: 'en' })).toBe(
    '/purchase-books?course=BED&semester=1&search=a+%26+b&page=2',
  )
})

test('keeps the language, the order and the exact search in the URL', () => {
  const filter = { language: 'Hindi', search: 'bal', exact: true, sort: 'price-up' } as const
  expect(catalogueHref({ filter, locale: 'en' })).toBe(
    '/purchase-books?language=Hindi&search=bal&exact=1&sort=price-up',
  )
  expect(catalogueHref({ filter: { ...filter, sort: 'newest' }, locale: 'en' })).not.toContain('sort')
})

test('the pager offers the first, the last and the neighbouring pages', () => {
  expect(pagesToOffer(1, 1)).toEqual([1])
  expect(pagesToOffer(1, 4)).toEqual([1, 2, null, 4])
  expect(pagesToOffer(9, 10)).toEqual([1, null, 8, 9, 10])
  expect(pagesToOffer(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
})
