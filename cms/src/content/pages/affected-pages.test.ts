import { LOCALES } from '@pravesh/shared/platform/locale'
import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { noCourseSources } from '../../../test/no-course-sources.ts'
import { affectedPages } from '../../publishing/pages/affected-pages.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { keyOf, recordOf } from '../../publishing/pages/record-key.ts'
import { shopPages } from '../../shop/pages.ts'
import { contentPages } from './index.ts'

const pages = new PageRegistry({
  pages: [...contentPages(noCourseSources), ...shopPages],
  frame: 'site-settings',
})
const published: Record<string, string[]> = { courses: ['c1', 'c2'], colleges: ['k1'] }
const queries: string[] = []
const db = {
  find: async ({ collection }: { collection: string }) => {
    queries.push(collection)
    return { docs: (published[collection] ?? []).map((id) => ({ id, updatedAt: '' })) }
  },
}
const payload = { db } as unknown as Payload
async function pagesOf(slug: string, doc?: Record<string, unknown>) {
  const affected = await affectedPages({ payload, pages, change: { slug, id: 'x', doc } })
  return affected === 'everything' ? affected : { own: affected.own, lists: await affected.lists() }
}

describe('affectedPages', () => {
  it.each([
    ['courses', undefined, ['/courses/x'], ['/', '/courses', '/colleges', '/colleges/k1']],
    ['colleges', undefined, ['/colleges/x'], ['/', '/courses', '/colleges', '/courses/c1', '/courses/c2']],
    ['gallery-items', undefined, ['/gallery'], []],
    ['books', undefined, ['book:en:x'], ['/purchase-books']],
    ['book-stock', { book: 'b1' }, ['book:en:b1'], ['/purchase-books']],
    ['book-stock', { book: { id: 'b1' } }, ['book:en:b1'], ['/purchase-books']],
    ['policies', { key: 'return-policy' }, ['/return-policy'], []],
    ['shop-settings', undefined, [], ['/purchase-books']],
    ['fee-structures', undefined, [], ['/courses/c1', '/courses/c2', '/colleges/k1']],
    ['fee-settings', undefined, [], ['/courses/c1', '/courses/c2', '/colleges/k1']],
    ['home', undefined, ['/'], []],
    ['about', undefined, ['/aboutus'], []],
    ['subjects', undefined, [], []],
    ['constructor', undefined, [], []],
  ])('maps a change of %s (%j) to the pages %j and the lists %j', async (slug, doc, own, lists) => {
    expect(await pagesOf(slug, doc)).toEqual({ own, lists })
  })

  it('includes every page when the site settings change', async () => {
    expect(await pagesOf('site-settings')).toBe('everything')
  })

  it('names the pages in other languages apart, and only those of a changed translation', async () => {
    const inAll = new PageRegistry({ pages: pages.pages, frame: pages.frame, languages: LOCALES })
    const change = { slug: 'colleges', id: 'x' }
    const both = { own: ['/colleges/x'], translated: ['/hi/colleges/x', '/bn/colleges/x'] }
    expect(await affectedPages({ payload, pages: inAll, change })).toMatchObject(both)
    const hindi = { own: ['/hi/colleges/x'], translated: [] }
    expect(await affectedPages({ payload, pages: inAll, change: { ...change, language: 'hi' } })).toMatchObject(hindi)
  })

  it('finds the pages of a book without a query', async () => {
    queries.length = 0
    await pagesOf('books')
    await pagesOf('book-stock', { book: 'b1' })
    expect(queries).toEqual([])
  })

  it('finds the pages of a course or college without reading books', async () => {
    queries.length = 0
    await pagesOf('courses')
    await pagesOf('colleges')
    expect(queries).toEqual(['colleges', 'courses'])
  })

  it('distinguishes a book’s key from the page for books that are not on sale', () => {
    const page = pages.named('book')
    expect(recordOf(keyOf({ page, id: 'x', locale: 'en' }), pages)).toEqual({ page, id: 'x', locale: 'en' })
    expect(recordOf('/purchase-books/coming-soon', pages)).toBeNull()
  })
})
