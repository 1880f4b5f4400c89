import { paths } from '@pravesh/shared/site/paths'
import { expect, test } from 'vitest'
import { pages } from '../../test/page-fixtures.ts'
import { courseLd } from '../content/courses/course-ld.ts'
import { bookLd } from '../shop/catalogue/book-ld.ts'
import { breadcrumbLd, jsonLdText } from './json-ld.ts'

test('escapes text that would close the script element', () => {
  const text = jsonLdText({ '@type': 'Book', name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script>')
})

test('numbers breadcrumbs from one, with absolute URLs', () => {
  expect(breadcrumbLd('https://p.example', [{ label: 'Home', path: '/' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://p.example/' },
  ])
})

test('gives the price of a book in rupees, and its availability', () => {
  expect(bookLd(pages.book, paths).offers).toMatchObject({
    price: '245.00',
    availability: 'https://schema.org/InStock',
  })
  const soldOut = { ...pages.book, book: { ...pages.book.book, copies: 0 } }
  expect(bookLd(soldOut, paths).offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
})

test('leaves out what a book or a course does not have', () => {
  const { book } = pages.book
  const image = { ...(book.image ?? { alt: '', width: 1, height: 1 }), url: '/media/a.webp' }
  const whole = { ...book, language: 'Hindi', description: 'About children.', image }
  const { origin } = pages.book.site
  expect(bookLd({ ...pages.book, book: whole as typeof book }, paths)).toMatchObject({
    inLanguage: 'hi',
    description: 'About children.',
    image: `${origin}/media/a.webp`,
  })
  const less = { ...book, language: 'Klingon', description: null, image: null }
  const ld = bookLd({ ...pages.book, book: less as typeof book }, paths)
  for (const name of ['inLanguage', 'description', 'image']) expect(ld).not.toHaveProperty(name)
  const { course } = pages.course
  const pictured = { ...pages.course, course: { ...course, image } as typeof course }
  expect(courseLd(pictured, paths).image).toBe(`${origin}/media/a.webp`)
  const plain = { ...pages.course, course: { ...course, image: null } as typeof course }
  expect(courseLd(plain, paths)).not.toHaveProperty('image')
})

test('lists the colleges that teach a course', () => {
  expect(courseLd(pages.course, paths).hasCourseInstance).toHaveLength(pages.course.course.colleges.length)
})
