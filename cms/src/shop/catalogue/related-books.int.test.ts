import { callAddress } from '@pravesh/shared/platform/wire-call'
import { bookCalls, relatedBookTable } from '@pravesh/shared/shop/catalogue/wire'
import { expect, it } from 'vitest'
import { aDraftBook, anInactiveBook, aPublishedBook } from '../../../test/builders/books.ts'
import { aPicture } from '../../../test/builders/pictures.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const namesIn = (reply: { result: { bookname: string }[] }) => reply.result.map((book) => book.bookname)

it('lists a book, then those of its semester, then those of its course', async () => {
  const { payload } = portal
  const picture = await aPicture(payload)
  const { id } = await aPublishedBook(payload, { name: 'First', semester: '2' })
  await aPublishedBook(payload, { name: 'Other semester', semester: '3' })
  await aPublishedBook(payload, { name: 'Same semester', semester: '2', copies: 0, images: [picture.id] })
  await aPublishedBook(payload, { name: 'Other course', semester: '2', course: 'DPHARM' })
  await aDraftBook(payload, { semester: '2' })
  const hidden = await anInactiveBook(payload, { semester: '2' })

  const { status, reply } = await portal.call('GET', callAddress(bookCalls.relatedBooks, { id }))
  expect(status).toBe(200)
  expect(namesIn(reply)).toEqual(['First', 'Same semester', 'Other semester'])
  const books = reply.result.map((book: object) => relatedBookTable.fromWire.parse(book))
  expect(books).toMatchObject([
    { cover: null },
    { cover: expect.stringMatching(/^\/media\/.+\.webp$/) },
    { cover: null },
  ])
  for (const missing of [hidden.id, 'unknown']) {
    const address = callAddress(bookCalls.relatedBooks, { id: missing })
    expect((await portal.call('GET', address)).status).toBe(404)
  }
})

it('limits the results of a search on request', async () => {
  const search = async (limit: string) => {
    const { reply } = await portal.call('GET', `/api/purchesbook/searchBook/anita?limit=${limit}`)
    return reply.result.length
  }
  const all = await search('')
  expect(all).toBeGreaterThan(2)
  expect([await search('2'), await search('-1'), await search('x')]).toEqual([2, all, all])
})
