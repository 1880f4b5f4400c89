import { describe, expect, it } from 'vitest'
import { affectedPaths, bookIdOf, bookKey } from './affected-paths.ts'

const neighbours = { courseIds: ['c1', 'c2'], collegeIds: ['k1'] }
const pagesOf = (slug: string, key?: string) => affectedPaths({ slug, id: 'x', key }, neighbours)

describe('affectedPaths', () => {
  it.each([
    ['courses', undefined, ['/courses/x', '/courses', '/', '/colleges', '/colleges/k1']],
    ['colleges', undefined, ['/colleges/x', '/colleges', '/', '/courses/c1', '/courses/c2']],
    ['gallery-items', undefined, ['/gallery']],
    ['books', undefined, ['/purchase-books/x', '/purchase-books']],
    ['policies', 'return-policy', ['/return-policy']],
    ['home', undefined, ['/']],
    ['about', undefined, ['/aboutus']],
    ['subjects', undefined, []],
  ])('a change of %s (%s) shows on %j', (slug, key, pages) => {
    expect(pagesOf(slug, key)).toEqual({ pages })
  })

  it('publishes the record’s own page before the lists', () => {
    const affected = pagesOf('courses')
    expect(affected !== 'everything' && affected.pages[0]).toBe('/courses/x')
  })

  it('publishes everything when what every page shows has changed', () => {
    expect(pagesOf('site-settings')).toBe('everything')
  })

  it('knows a book’s key from the page for books that are not on sale', () => {
    expect(bookIdOf(bookKey('x'))).toBe('x')
    expect(bookIdOf('/purchase-books/coming-soon')).toBeNull()
  })
})
