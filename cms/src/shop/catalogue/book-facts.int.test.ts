/** @sqlite-only fields of a record and settings, which both databases store alike */
import { paths } from '@pravesh/shared/site/paths'
import { beforeAll, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { aSampleFile } from '../../../test/builders/site-files.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { loadPage } from '../../content/index.ts'
import { features } from '../../features.ts'
import type { Book } from '../../payload-types.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { picturedRecords } from '../../publishing/pages/pictured-records.ts'
import { ISBN_PROBLEM } from './isbn-field.ts'

const portal = startTestPortal()
let book: Book
const load = () => loadPage({ payload: portal.payload, path: paths.book(book.id, 'childhood-and-growing-up') })
const update = (data: Partial<Book>) => portal.payload.update({ collection: 'books', id: book.id, data })

beforeAll(async () => {
  book = await aPublishedBook(portal.payload, { weightGrams: null })
})

it('has null on its page for what staff have not filled in', async () => {
  expect(await load()).toMatchObject({
    book: { isbn: null, edition: null, weightGrams: null, sample: [] },
    returnDays: 7,
  })
})

it('has what staff filled in, and the time for returns of the settings', async () => {
  const { payload } = portal
  const page = await aPicture(payload)
  await update({ isbn: ' 0-306-40615-2', edition: '2nd edition, 2026', weightGrams: 455, samplePages: [page.id] })
  await payload.updateGlobal({ slug: 'shop-settings', data: { returnDays: 9 } })
  expect(await load()).toMatchObject({
    book: {
      isbn: '9780306406157',
      edition: '2nd edition, 2026',
      weightGrams: 455,
      sample: [{ alt: page.alt }],
      pictures: [],
    },
    returnDays: 9,
  })
  const pages = new PageRegistry({ pages: features.flatMap((feature) => feature.pages ?? []), frame: 'site-settings' })
  const pictured = await picturedRecords({ payload, pages, mediaId: page.id })
  expect(pictured).toEqual([{ slug: 'books', id: book.id }])
})

it('offers a PDF with its size and pages, which cannot be deleted while it does', async () => {
  const { payload } = portal
  const sample = await aSampleFile(payload)
  await update({ samplePdf: sample.id })
  expect(await load()).toMatchObject({
    book: { samplePdf: { url: `/media/${sample.filename}`, bytes: sample.filesize, pages: 1 } },
  })
  await expect(payload.delete({ collection: 'sample-files', id: sample.id })).rejects.toThrow('book')
  await update({ samplePdf: null })
  expect(await load()).toMatchObject({ book: { samplePdf: null } })
  await payload.delete({ collection: 'sample-files', id: sample.id })
})

it('loses its ISBN again when staff empty the field, and keeps it when they mistype it', async () => {
  await expect(update({ isbn: '978-0-306-40615-8' })).rejects.toMatchObject({
    data: { errors: [{ path: 'isbn', message: ISBN_PROBLEM }] },
  })
  expect(await load()).toMatchObject({ book: { isbn: '9780306406157' } })
  await update({ isbn: '' })
  expect(await load()).toMatchObject({ book: { isbn: null } })
})
