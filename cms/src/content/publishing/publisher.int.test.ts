/**
 * @needs-build site
 * @sqlite-only events.int.test.ts and three-processes.int.test.ts publish on both
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { paths } from '@pravesh/shared/site/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Position } from '../../publishing/release/release.ts'
import { loadSiteBuild } from '../../publishing/release/site-build.ts'
import { type OpenSite, openSite } from '../open-site.ts'
import { site } from '../seed/data/site.ts'
import { newestEvent } from './events/publication-event.ts'

const portal = startTestPortal()
let dataDir: string
let open: OpenSite

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pravesh-publisher-'))
  await start()
  await open.publish()
})
beforeEach(() => open.publisher.idle())
afterAll(async () => {
  await open.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  open = await openSite({ payload: portal.payload, build: await loadSiteBuild(), dataDir })
}

/** The live HTML of a page after everything saved so far is published; null when there is no page. */
async function live(pathname: string): Promise<string | null> {
  await open.publisher.idle()
  const file = open.release().fileOf(pathname)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

const bookPath = (book: { id: string; slug?: string | null }) => paths.book(book.id, book.slug ?? '')

describe('publishing', () => {
  it('creates every fixed page in the first run, even with an empty database', async () => {
    for (const pathname of ['/', '/courses', '/colleges', '/gallery', '/contact', '/purchase-books', '/404']) {
      expect(await live(pathname), pathname).toContain('</html>')
    }
  })

  it('updates a book’s page and the catalogue after each save', async () => {
    const book = await aPublishedBook(portal.payload, { name: 'Algebra for Teachers' })
    expect(await live(bookPath(book))).toContain('Algebra for Teachers')
    expect(await live(paths.books)).toContain('Algebra for Teachers')
    await portal.payload.update({
      collection: 'books',
      id: book.id,
      data: { pricePaise: 77_700, _status: 'published' },
    })
    expect(await live(bookPath(book))).toContain('777.00')
  })

  it('does not change the public page when a draft is saved', async () => {
    const book = await aPublishedBook(portal.payload, { name: 'Botany in the Field' })
    await portal.payload.update({ collection: 'books', id: book.id, data: { name: 'Unfinished Name' }, draft: true })
    expect(await live(bookPath(book))).toContain('Botany in the Field')
    expect(await live(paths.books)).not.toContain('Unfinished Name')
  })

  it('removes the page of a book that is unpublished, switched off or deleted', async () => {
    const { payload } = portal
    const away = [
      (id: string) => payload.update({ collection: 'books', id, data: { _status: 'draft' } }),
      (id: string) => payload.update({ collection: 'books', id, data: { active: false, _status: 'published' } }),
      (id: string) => payload.delete({ collection: 'books', id }),
    ]
    for (const [i, takeAway] of away.entries()) {
      const book = await aPublishedBook(payload, { name: `Chemistry ${i}` })
      expect(await live(bookPath(book))).not.toBeNull()
      await takeAway(book.id)
      expect(await live(bookPath(book))).toBeNull()
      expect(await live(paths.books)).not.toContain(`Chemistry ${i}`)
    }
  })

  it('moves a renamed book, and removes it when it is unpublished under a draft’s new name', async () => {
    const { payload } = portal
    const book = await aPublishedBook(payload, { name: 'First Name' })
    await live(bookPath(book))
    await payload.update({ collection: 'books', id: book.id, data: { name: 'Second Name', _status: 'published' } })
    expect(await live(paths.book(book.id, 'second-name'))).toContain('Second Name')
    expect(await live(paths.book(book.id, 'first-name'))).toBeNull()
    await payload.update({ collection: 'books', id: book.id, data: { name: 'Third Name' }, draft: true })
    await payload.update({ collection: 'books', id: book.id, data: { name: 'Third Name', _status: 'draft' } })
    expect(await live(paths.book(book.id, 'second-name'))).toBeNull()
  })

  it('updates the stock on a book’s page', async () => {
    const book = await aPublishedBook(portal.payload, { copies: 7 })
    await live(bookPath(book))
    await portal.payload.update({
      collection: 'book-stock',
      where: { book: { equals: book.id } },
      data: { copies: 431 },
    })
    expect(await live(bookPath(book))).toContain('431')
  })

  it('updates colleges when their course changes, and vice versa', async () => {
    const { payload } = portal
    const college = await aPublishedCollege(payload, { name: 'Hill College' })
    const course = await aPublishedCourse(payload, { colleges: [{ college: college.id, totalPricePaise: 9_900_000 }] })
    expect(await live(paths.college(college.id))).toContain(course.name)
    await payload.update({
      collection: 'colleges',
      id: college.id,
      data: { name: 'Valley College', _status: 'published' },
    })
    expect(await live(paths.course(course.id))).toContain('Valley College')
    await payload.update({ collection: 'courses', id: course.id, data: { colleges: [], _status: 'published' } })
    expect(await live(paths.college(college.id))).not.toContain(`/courses/${course.id}`)
    await payload.update({ collection: 'courses', id: course.id, data: { visible: false, _status: 'published' } })
    expect(await live(paths.course(course.id))).toBeNull()
    expect(await live(paths.courses)).not.toContain(course.id)
  })

  it('updates every page that shows a picture when its description changes', async () => {
    const picture = await aPicture(portal.payload, { alt: 'A blue cover' })
    const book = await aPublishedBook(portal.payload, { images: [picture.id] })
    expect(await live(bookPath(book))).toContain('A blue cover')
    await portal.payload.update({ collection: 'media', id: picture.id, data: { alt: 'A green cover' } })
    expect(await live(bookPath(book))).toContain('A green cover')
  })

  it('keeps the previous page of an invalid record, records the error, and clears it once the record is valid', async () => {
    const { payload } = portal
    const book = await aPublishedBook(payload, { name: 'Damaged Book' })
    const pathname = bookPath(book)
    const before = await live(pathname)
    await updateRow({ payload, collection: 'books', where: book.id, data: { pages: -1 } })
    await open.publisher.publishChange({ slug: 'books', id: book.id })
    expect(await live(pathname)).toBe(before)
    const state = async () =>
      (await payload.find({ collection: 'publications', where: { path: { equals: pathname } } })).docs
    expect(await state()).toMatchObject([{ state: 'failed', recordCollection: 'books', recordId: book.id }])
    expect((await state())[0]?.error).toContain('Damaged Book')
    await updateRow({ payload, collection: 'books', where: book.id, data: { pages: 100 } })
    await open.publisher.publishChange({ slug: 'books', id: book.id })
    expect(await state()).toMatchObject([{ state: 'live', error: null }])
  })

  it('updates the settings on every page', async () => {
    const book = await aPublishedBook(portal.payload, { name: 'Every Page' })
    await live(bookPath(book))
    await portal.payload.updateGlobal({
      slug: 'site-settings',
      data: { ...site, ...site.contact, name: 'Pravesh North' },
    })
    for (const pathname of ['/', '/contact', bookPath(book)]) expect(await live(pathname)).toContain('Pravesh North')
  })

  it('publishes a requested page first while the whole site is renewed', async () => {
    const book = await aPublishedBook(portal.payload, { name: 'Asked For' })
    const pathname = bookPath(book)
    expect(await live(pathname)).toContain('Asked For')
    expect(open.renewal(pathname)).toBeNull()
    await open.release().writePage(pathname, '<p>stale</p>')
    open.publisher.outdateAll()
    for (const none of ['gone/long-ago', `${book.id}/..`, `${book.id}/%`, `${book.id}/old-name`]) {
      expect(open.renewal(`/purchase-books/${none}`), none).toBeNull()
    }
    expect(open.renewal(pathname)).not.toBeNull()
    expect(open.renewal(`/purchase-books/${book.id}/buynow`)).not.toBeNull()
    for (let renewal = open.renewal(pathname); renewal !== null; renewal = open.renewal(pathname)) await renewal
    expect(readFileSync(open.release().fileOf(pathname), 'utf8')).toContain('Asked For')
    await open.publisher.idle()
  })

  it('is trusted after a restart, but not if an older backup of the database was restored meanwhile', async () => {
    await aPublishedBook(portal.payload, { name: 'Before the Backup' })
    const restart = async (meanwhile?: (last: Position) => Promise<unknown>) => {
      await open.publish()
      await open.publisher.idle()
      const last = await newestEvent(portal.payload)
      await expect.poll(() => open.contained()).toBe(last?.sequence)
      await open.release().writePage('/purchase-books/only-in-the-release', '<html></html>')
      await open.stop()
      if (last) await meanwhile?.(last)
      await start()
      return { isCurrent: open.isCurrent(), isServed: open.release().hasPage('/purchase-books/only-in-the-release') }
    }
    expect(await restart()).toEqual({ isCurrent: true, isServed: true })
    const remove = ({ sequence }: Position) =>
      deleteRows({
        payload: portal.payload,
        collection: 'publication-events',
        where: { sequence: { equals: sequence } },
      })
    expect(await restart(remove)).toEqual({ isCurrent: false, isServed: false })
    await open.publish()
    expect(open.isCurrent()).toBe(true)
    expect(await live(paths.books)).toContain('Before the Backup')
  })

  it('stops without the rest of a full run, which the next start repeats', async () => {
    const books: { id: string; name: string }[] = []
    // While nothing publishes them one by one.
    await open.stop()
    for (let nth = 0; nth < 120; nth++) books.push(await aPublishedBook(portal.payload, { name: `Volume ${nth}` }))
    await start()
    const missing = () => books.filter((book) => !open.release().hasPage(bookPath(book))).length
    const all = open.publisher.publishAll()
    await expect.poll(missing).toBeLessThan(books.length)
    await open.stop()
    expect([await all, missing() > 0]).toEqual([false, true])
    await start()
    await open.publish()
    expect(missing()).toBe(0)
  })

  it('repairs missing, stale and orphaned pages in a full run', async () => {
    const book = await aPublishedBook(portal.payload, { name: 'Found Again' })
    await live(bookPath(book))
    open.release().removePage(bookPath(book))
    await open.release().writePage('/courses', '<p>stale</p>')
    await open.release().writePage('/purchase-books/gone/long-ago', '<p>orphan</p>')
    await open.publisher.publishAll()
    expect(await live(bookPath(book))).toContain('Found Again')
    expect(await live('/courses')).toContain('</html>')
    expect(await live('/purchase-books/gone/long-ago')).toBeNull()
  })
})
