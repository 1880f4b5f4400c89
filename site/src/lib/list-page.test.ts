import { expect, it } from 'vitest'
import { listPage, pageOf } from './list-page.ts'

const eleven = Array.from({ length: 11 }, (_, index) => index + 1)

it.each([
  [1, { page: 1, pages: 3, rows: [1, 2, 3, 4, 5] }],
  [3, { page: 3, pages: 3, rows: [11] }],
  [4, { page: 3, pages: 3, rows: [11] }],
  [0, { page: 1, pages: 3, rows: [1, 2, 3, 4, 5] }],
])('shows five rows on page %i', (requested, page) => expect(listPage(eleven, requested)).toEqual(page))

it('has one page when the list is empty', () => expect(listPage([], 2)).toEqual({ page: 1, pages: 1, rows: [] }))

it('finds the page of a row', () => expect([-1, 0, 4, 5, 10].map(pageOf)).toEqual([1, 1, 1, 2, 3]))
