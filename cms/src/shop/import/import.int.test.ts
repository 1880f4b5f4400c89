/** @sqlite-only reads files; stock.int.test.ts and catalogue.int.test.ts write books on both databases */
import { FILE_FIELD } from '@pravesh/shared/shop/import/staff-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDraftBook, aPublishedBook } from '../../../test/builders/books.ts'
import { movementsOf, stockOf } from '../../../test/builders/orders.ts'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Book, Staff } from '../../payload-types.ts'
import { importWork } from './apply/import-work.ts'
import { importWords } from './words.ts'

const portal = startTestPortal()
let clerk: Staff
let as: Record<string, string>
let count = 0

beforeAll(async () => {
  clerk = await aStaffMember(portal.payload, { role: 'store' })
  as = await signedIn(portal, clerk)
})

const HEADINGS = 'ID,Title,Author,Publisher,Course,Semester,Language,Price (₹),Pages,Copies to add'
const newRow = (title: string, added = 7) => `,${title},A. Sen,Saptaparni,B.Ed,1st Semester,Bengali,250,120,${added}`
/** Titles differ between tests, which share a database. */
const aTitle = () => {
  count += 1
  return `Imported Book ${count}`
}

async function upload(text: string, headers = as) {
  const body = new FormData()
  body.set(FILE_FIELD, new File([text], 'books.csv', { type: 'text/csv' }))
  return portal.call('POST', '/api/bookshop/staff/imports', body, headers)
}
async function previewOf(...lines: string[]) {
  const { status, reply } = await upload(lines.join('\r\n'))
  expect([status, reply.msg]).toEqual([200, 'File read. Check what will change.'])
  const id: string = reply.result.id
  const view = async () => (await portal.call('GET', `/api/bookshop/staff/imports/${id}`, undefined, as)).reply.result
  const apply = (rows: string) => portal.call('POST', `/api/bookshop/staff/imports/${id}/apply`, { rows }, as)
  return { id, view, apply }
}
const finish = (now = new Date()) => runDue({ payload: portal.payload, work: importWork, now: () => now })
const booksCalled = async (name: string) =>
  (await portal.payload.find({ collection: 'books', where: { name: { equals: name } }, depth: 0 })).docs as Book[]
const reload = async ({ id }: Book) => (await portal.payload.findByID({ collection: 'books', id, depth: 0 })) as Book

describe('an import', () => {
  it('writes nothing before it is confirmed, then adds and changes books as the clerk', async () => {
    const title = aTitle()
    const book = await aPublishedBook(portal.payload, { name: aTitle(), copies: 5 })
    const row = `${book.id},${book.name},Dr. Anita Sen,Rabindra Prakashani,BED,1,English,"1,350.50",248,-2`
    const { view, apply } = await previewOf(HEADINGS, newRow(title), row)
    expect(await view()).toMatchObject({ status: 'preview', newBooks: 1, changedBooks: 1, errorCount: 0 })
    await finish()
    expect([await booksCalled(title), (await reload(book)).pricePaise]).toEqual([[], 32_050])

    expect(await apply('all')).toMatchObject({ status: 200 })
    expect((await apply('all')).status).toBe(409)
    await finish()
    expect(await view()).toMatchObject({ status: 'done', processed: 2, failures: [], rows: [] })
    const [added] = await booksCalled(title)
    expect(added).toMatchObject({ _status: 'published', pricePaise: 25_000, active: true })
    expect(added?.savedBy).toContain(clerk.email)
    expect(await stockOf(portal.payload, added as Book)).toEqual([7, 0])
    expect(await reload(book)).toMatchObject({ pricePaise: 1_35_050, description: 'How children grow and learn.' })
    expect(await movementsOf(portal.payload, book)).toMatchObject([
      { kind: 'import', change: -2, copiesAfter: 3, reason: 'books.csv', by: clerk.name },
    ])
  })

  it('with errors is refused as a whole, and imports the valid rows on request', async () => {
    const title = aTitle()
    const { view, apply } = await previewOf(HEADINGS, newRow(title), newRow(aTitle()).replace('250', 'two'))
    expect((await view()).errors).toMatchObject([{ row: 3, column: 'Price (₹)' }])
    expect(await apply('all')).toMatchObject({ status: 409, reply: { msg: importWords.hasErrors } })
    expect(await booksCalled(title)).toEqual([])
    expect((await apply('valid')).status).toBe(200)
    await finish()
    expect(await booksCalled(title)).toHaveLength(1)
  })

  it('does not overwrite what changed after the preview, nor drafts', async () => {
    const book = await aPublishedBook(portal.payload, { name: aTitle() })
    const { view, apply } = await previewOf('ID,Pages', `${book.id},300`)
    await portal.payload.update({ collection: 'books', id: book.id, data: { pages: 260 } })
    await apply('all')
    await finish()
    expect(await view()).toMatchObject({ failures: [{ row: 2, message: importWords.changedMeanwhile }] })
    expect((await reload(book)).pages).toBe(260)
    const draft = await aDraftBook(portal.payload, { name: aTitle() })
    const second = await previewOf('ID,Pages', `${draft.id},300`)
    expect((await second.view()).errors).toMatchObject([{ column: 'ID', message: importWords.draft }])
    expect((await second.apply('valid')).status).toBe(409)
  })

  it('keeps sales of the meantime: copies are added, not set', async () => {
    const book = await aPublishedBook(portal.payload, { name: aTitle(), copies: 1 })
    const { view, apply } = await previewOf('ID,Copies in stock,Copies to add', `${book.id},9,-1`)
    expect(await view()).toMatchObject({ ignoresCopies: true, rows: [{ changes: [{ from: '1', to: '0' }] }] })
    const where = { book: { equals: book.id } }
    await updateRow({ payload: portal.payload, collection: 'book-stock', where, data: { copies: 0, revision: 1 } })
    await apply('all')
    await finish()
    expect(await view()).toMatchObject({ failures: [{ message: importWords.copiesSold }] })
    expect(await stockOf(portal.payload, book)).toEqual([0, 0])
  })

  it('is finished once after a kill at any write, by several processes', async () => {
    let deaths = 0
    for (let nth = 2; nth < 60; nth += 5) {
      const title = aTitle()
      const book = await aPublishedBook(portal.payload, { name: aTitle(), copies: 5 })
      const change = `${book.id},${book.name},Dr. Anita Sen,Rabindra Prakashani,BED,1,English,320.50,${500 + nth},1`
      const { view, apply } = await previewOf(HEADINGS, newRow(title), change)
      await apply('all')
      const { died } = await killAtWrite(portal.payload, nth, () => finish())
      const later = new Date(Date.now() + 60 * 60_000)
      await Promise.all([finish(later), finish(later)])
      const [added, ...more] = await booksCalled(title)
      expect([more, (await view()).status, (await view()).failures], `killed at write ${nth}`).toEqual([[], 'done', []])
      expect(await stockOf(portal.payload, added as Book), `killed at write ${nth}`).toEqual([7, 0])
      expect((await reload(book)).pages).toBe(500 + nth)
      expect(await stockOf(portal.payload, book)).toEqual([6, 0])
      if (!died) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(2)
  })

  it('expires after a day', async () => {
    const { view, apply } = await previewOf(HEADINGS, newRow(aTitle()))
    await finish(new Date(Date.now() + 25 * 60 * 60_000))
    expect(await view()).toMatchObject({ status: 'expired', rows: [] })
    expect(await apply('all')).toMatchObject({ status: 409, reply: { msg: importWords.started.expired } })
  })
})

it('an export is a file that changes nothing when it is imported', async () => {
  const name = `=1+1 "${aTitle()}", প্রিয়া`
  await aPublishedBook(portal.payload, { name, weightGrams: null, copies: 4, isbn: '0-306-40615-2', edition: '2nd' })
  await aPublishedBook(portal.payload, { name: aTitle(), active: false })
  const where = encodeURIComponent(JSON.stringify({ _status: { equals: 'published' } }))
  const { text } = await portal.call('GET', `/api/exports/books?where=${where}`, undefined, as)
  expect(text).toContain(`"'=1+1 ""`)
  expect(text).toContain(',978-0306406157,2nd,')
  const { view } = await previewOf(text)
  expect(await view()).toMatchObject({ newBooks: 0, changedBooks: 0, errorCount: 0, ignoresCopies: false })
})

it('is only for staff who may change books, and refuses hostile files', async () => {
  const accounts = await signedIn(portal, await aStaffMember(portal.payload, { role: 'accounts' }))
  expect((await upload(HEADINGS, accounts)).status).toBe(403)
  expect((await upload(HEADINGS, {})).status).toBe(401)
  expect((await upload('\0\0')).reply).toMatchObject({ msg: importWords.notText, errors: [{ field: FILE_FIELD }] })
  const multipart = { ...as, 'content-type': 'multipart/form-data; boundary=x' }
  const large = portal.call('POST', '/api/bookshop/staff/imports', 'a'.repeat(2_100_000), multipart)
  expect((await large).status).toBe(413)
  expect((await portal.call('POST', '/api/bookshop/staff/imports', { a: 1 }, as)).status).toBe(415)
  expect((await portal.call('GET', '/api/bookshop/staff/imports/nothing', undefined, as)).status).toBe(404)
  const { id } = await previewOf(HEADINGS, newRow(aTitle()))
  const listed = await portal.call('GET', `/api/book-imports/${id}`, undefined, as)
  expect(listed.reply).not.toHaveProperty('rows')
  expect((await portal.call('PATCH', `/api/book-imports/${id}`, { status: 'done' }, as)).status).toBe(403)
})
