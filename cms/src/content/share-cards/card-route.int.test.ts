/** @sqlite-only a picture of records that other files read on both databases */
import { paths } from '@pravesh/shared/site/paths'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { RouteInput } from '../../publishing/serve/route.ts'
import { loadPage } from '../pages/load-page.ts'
import { shareCardRoute } from './card-route.ts'

const portal = startTestPortal()

/** The card of the page at a path; null if it has none. */
async function cardAt(path: string): Promise<{ url: string; alt: string } | null> {
  const page = await loadPage({ payload: portal.payload, path })
  return page === null ? null : Reflect.get(page, 'card')
}

function request(path: string): Promise<Response | null> {
  const { payload } = portal
  const url = new URL(path, 'http://localhost:3000')
  const pageAt = (address: string) => loadPage({ payload, path: address })
  return shareCardRoute.handle({ payload, url, pageAt } as RouteInput)
}

describe('the share card', () => {
  it('of a course, a college and a book is drawn when it is asked for', async () => {
    const { payload } = portal
    const { id: picture } = await aPicture(payload)
    const college = await aPublishedCollege(payload, { images: [picture] })
    const course = await aPublishedCourse(payload, { colleges: [{ college: college.id, totalPricePaise: 9_900_000 }] })
    const book = await aPublishedBook(payload, { name: 'শিশু মনস্তত্ত্ব', images: [picture] })
    const pages = [paths.course(course.id), paths.college(college.id), paths.book(book.id, book.slug ?? '')]
    for (const path of pages) {
      const card = await cardAt(path)
      const response = await request(card?.url ?? '')
      expect(response?.headers.get('cache-control'), path).toContain('immutable')
      const { width, height } = await sharp(await response?.arrayBuffer()).metadata()
      expect([width, height]).toEqual([1200, 630])
    }
    expect(await cardAt(paths.college(college.id))).toMatchObject({ alt: expect.stringContaining('₹99,000') })
  })

  it('has a new address when the title or the price changes, and the earlier one leads there', async () => {
    const { payload } = portal
    const { id, slug } = await aPublishedBook(payload, { name: 'Botany' })
    const urls = [(await cardAt(paths.book(id, slug ?? '')))?.url ?? '']
    for (const change of [{ pricePaise: 77_700 }, { name: 'Botany in the Field' }]) {
      const changed = await payload.update({ collection: 'books', id, data: { ...change, _status: 'published' } })
      urls.push((await cardAt(paths.book(id, changed.slug ?? '')))?.url ?? '')
    }
    expect(new Set(urls).size).toBe(3)
    const response = await request(urls[0] ?? '')
    expect([response?.status, response?.headers.get('location')]).toEqual([302, urls[2]])
  })

  it('is that of the site if the fonts lack a character, and none without a page', async () => {
    const book = await aPublishedBook(portal.payload, { name: 'Education 教育' })
    expect(await cardAt(paths.book(book.id, book.slug ?? ''))).toBeNull()
    const hash = '0'.repeat(16)
    const response = await request(`/share/en/books/${book.id}/${hash}.jpg`)
    expect(response?.headers.get('location')).toBe('/icons/social.png')
    expect(await request(`/share/en/books/${crypto.randomUUID()}/${hash}.jpg`)).toBeNull()
    expect(await request(`/share/en/staff/${book.id}/${hash}.jpg`)).toBeNull()
    expect(await request(`/share/xx/books/${book.id}/${hash}.jpg`)).toBeNull()
  })
})
