import { readIsbn } from '@pravesh/shared/shop/catalogue/isbn'
import { expect, it } from 'vitest'
import { FACTS, missingFacts } from '../../../content/admin/missing-facts.ts'
import { books as form } from '../../collections/books.ts'
import { books } from './books.ts'

it('has every fact of each book, marked as invented', () => {
  for (const book of books) {
    expect(missingFacts(FACTS.books, { ...book }), book.name).toEqual([])
    expect(readIsbn(book.isbn), book.name).toBe(book.isbn)
    expect(book.edition).toContain('invented')
  }
  expect(new Set(books.map(({ isbn }) => isbn)).size).toBe(books.length)
})

it('counts facts that the form of a book has in the tab that it names', () => {
  const tabs = form.fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  for (const { field, tab } of FACTS.books) {
    const inTab = tabs.find(({ label }) => label === tab)?.fields
    expect(JSON.stringify(inTab ?? []), `${field} in ${tab}`).toContain(`"name":"${field}"`)
  }
  expect(missingFacts(FACTS.books, {}).map(({ field }) => field)).toEqual(FACTS.books.map(({ field }) => field))
})
