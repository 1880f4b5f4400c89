import { expect, test } from 'vitest'
import { pages } from '../../test/page-fixtures.ts'
import { courseLd } from '../content/courses/course-ld.ts'
import { bookLd } from '../shop/catalogue/book-ld.ts'
import { breadcrumbLd, jsonLdText } from './json-ld.ts'

test('no text of a record can end the script element', () => {
  const text = jsonLdText({ '@type': 'Book', name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script>')
})

test('the way to a page is numbered from one, with whole addresses', () => {
  expect(breadcrumbLd('https://p.example', [{ label: 'Home', path: '/' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://p.example/' },
  ])
})

test('a book carries its price in rupees and says when it is sold out', () => {
  expect(bookLd(pages.book).offers).toMatchObject({ price: '245.00', availability: 'https://schema.org/InStock' })
  const soldOut = { ...pages.book, book: { ...pages.book.book, copies: 0 } }
  expect(bookLd(soldOut).offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
})

test('a course names the colleges where it is taught', () => {
  expect(courseLd(pages.course).hasCourseInstance).toHaveLength(pages.course.course.colleges.length)
})
