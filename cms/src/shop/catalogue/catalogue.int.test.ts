import { BOOKS_PER_PAGE } from '@pravesh/shared/content/options'
import { bookFilterQuery, NO_BOOK_FILTER, parseBookFilter } from '@pravesh/shared/shop/catalogue/book-filter'
import { paths } from '@pravesh/shared/site/paths'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { NO_INLINE } from '../../http/files/inline-hashes.ts'
import { catalogue } from './catalogue-route.ts'

const portal = startTestPortal()

beforeAll(async () => {
  for (let number = 0; number <= BOOKS_PER_PAGE; number++) {
    await aPublishedBook(portal.payload, { name: `Maths ${number}`, copies: 0 })
  }
  await aPublishedBook(portal.payload, { name: 'Botany', copies: 0 })
})

async function visit(query: string) {
  const url = new URL(`http://localhost:3000${paths.books}${query}`)
  const response = await catalogue('en').handle({
    payload: portal.payload,
    render: async ({ page }) => JSON.stringify(page),
    inlineHashes: NO_INLINE,
    pageAt: async () => null,
    request: new Request(url),
    url,
    clientAddress: '203.0.113.1',
  })
  return { status: response?.status, location: response?.headers.get('location'), text: await response?.text() }
}

describe('a page of the catalogue beyond its end', () => {
  it.each([
    ['?search=maths&page=3', `${paths.books}?search=maths&page=2`],
    ['?search=maths&page=99999999999999999999', `${paths.books}?search=maths&page=2`],
    ['?search=botany&page=2', `${paths.books}?search=botany`],
    ['?course=DPHARM&search=nothing+like+it&page=2', `${paths.books}?course=DPHARM&search=nothing+like+it`],
    ['?page=7', `${paths.books}?page=2`],
  ])('%s redirects to the last page of the same search', async (query, location) => {
    expect(await visit(query)).toMatchObject({ status: 302, location })
  })

  it('is not assumed while there are books on it', async () => {
    const { status, text } = await visit('?search=maths&page=2')
    expect(status).toBe(200)
    expect(JSON.parse(text ?? '')).toMatchObject({ page: 2, total: BOOKS_PER_PAGE + 1, books: [{}] })
  })

  it('is not assumed for the first page of a search without results', async () => {
    const { status, text } = await visit('?search=nothing+like+it')
    expect(status).toBe(200)
    expect(JSON.parse(text ?? '')).toMatchObject({ page: 1, total: 0, books: [] })
  })

  it('has an address that can be parsed again', () => {
    const query = { filter: { ...NO_BOOK_FILTER, search: 'maths' }, page: 100_000 }
    expect(parseBookFilter(new URLSearchParams(bookFilterQuery(query)))).toEqual(query)
  })
})
