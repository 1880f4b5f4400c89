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

describe('a page of the catalogue', () => {
  const pageAt = async (query: string) => JSON.parse((await visit(query)).text ?? '')
  const names = (books: { name: string }[]) => books.map(({ name }) => name)

  beforeAll(async () => {
    const { payload } = portal
    await aPublishedBook(payload, {
      name: 'anatomy',
      course: 'DPHARM',
      semester: '2',
      language: 'Hindi',
      pricePaise: 1,
    })
    await aPublishedBook(payload, { name: 'Zoology', course: 'DPHARM', semester: '3', pricePaise: 999_999 })
  })

  it('says by which words it found the books, unless it is to look for those typed', async () => {
    expect(await pageAt('?search=botny')).toMatchObject({ meant: 'botany', total: 1, books: [{ name: 'Botany' }] })
    expect(await pageAt('?search=botany')).toMatchObject({ meant: null, total: 1 })
    expect(await pageAt('?search=botny&exact=1')).toMatchObject({ meant: null, total: 0, unfiltered: 0, books: [] })
  })

  it('counts the choices of each filter with the search and the other filters', async () => {
    const all = await pageAt('')
    const count = (page: typeof all, facet: string, value: string) =>
      page.choices[facet].find((each: { value: string }) => each.value === value)?.count
    expect(all.total).toBe(BOOKS_PER_PAGE + 4)
    expect([count(all, 'course', 'DPHARM'), count(all, 'course', 'BED')]).toEqual([2, BOOKS_PER_PAGE + 2])
    const pharmacy = await pageAt('?course=DPHARM&semester=2')
    expect(pharmacy).toMatchObject({ total: 1, books: [{ name: 'anatomy' }] })
    expect([count(pharmacy, 'course', 'BED'), count(pharmacy, 'semester', '3')]).toEqual([0, 1])
    expect([count(pharmacy, 'language', 'Hindi'), count(pharmacy, 'language', 'English')]).toEqual([1, 0])
    const found = await pageAt('?search=botany')
    expect([count(found, 'course', 'BED'), count(found, 'course', 'DPHARM')]).toEqual([1, 0])
    expect(found.choices.language).toEqual([])
  })

  it('sorts by title in any case, and by price', async () => {
    expect(names((await pageAt('?sort=title')).books).slice(0, 3)).toEqual(['anatomy', 'Botany', 'Maths 0'])
    expect(names((await pageAt('?sort=price-up')).books)[0]).toBe('anatomy')
    expect(names((await pageAt('?sort=price-down')).books)[0]).toBe('Zoology')
    expect(names((await pageAt('?sort=newest')).books)[0]).toBe('Zoology')
  })

  it.each(['title', 'price-up', 'price-down'])('shows each book once by %s', async (sort) => {
    const pages = [await pageAt(`?sort=${sort}`), await pageAt(`?sort=${sort}&page=2`)]
    expect(new Set(pages.flatMap(({ books }) => books.map(({ id }: { id: string }) => id))).size).toBe(pages[0].total)
  })

  it('shows books with some of the words if none has all', async () => {
    const page = await pageAt('?search=botany+chromodynamics')
    expect(page).toMatchObject({ total: 0, near: [{ name: 'Botany' }] })
    expect(await pageAt('?search=chromodynamics')).toMatchObject({ total: 0, near: [] })
  })

  it('says how many books there are without the filters', async () => {
    expect(await pageAt('?search=botany&course=DPHARM')).toMatchObject({
      total: 0,
      unfiltered: 1,
      near: [],
      meant: null,
    })
    expect(await pageAt('?search=botny&course=DPHARM')).toMatchObject({ total: 0, unfiltered: 1, meant: 'botany' })
  })

  it.each(['?language=%27%22%25', '?language[$gt]=', '?sort=constructor', '?search=%25', '?exact=1'])(
    'is answered for %s',
    async (query) => {
      expect((await visit(query)).status).toBe(200)
    },
  )
})
