import { beforeAll, describe, expect, it } from 'vitest'
import { aDraftBook, anInactiveBook, aPublishedBook } from '../../../test/builders/books.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const get = (address: string) => portal.call('GET', address)

beforeAll(async () => {
  const { payload } = portal
  await aPublishedBook(payload)
  await aPublishedBook(payload, {
    name: '100% Pharmacy_Notes (a.b)',
    author: 'Å. Ñandú',
    publisher: 'বই ঘর',
    course: 'DPHARM',
    copies: 0,
  })
  await aDraftBook(payload)
  await anInactiveBook(payload)
})

describe('book search', () => {
  const names = async (text: string) => {
    const { reply } = await get(`/api/purchesbook/searchBook/${encodeURIComponent(text)}`)
    return reply.result.map((each: { bookname: string }) => each.bookname)
  }

  it.each([
    ['childhood', 'Childhood and Growing Up'],
    ['GROWING child', 'Childhood and Growing Up'],
    ['anita', 'Childhood and Growing Up'],
    ['rabindra', 'Childhood and Growing Up'],
    ['বই', '100% Pharmacy_Notes (a.b)'],
    ['ñandú', '100% Pharmacy_Notes (a.b)'],
    ['ÑANDÚ', '100% Pharmacy_Notes (a.b)'],
    ['100%', '100% Pharmacy_Notes (a.b)'],
    ['y_n', '100% Pharmacy_Notes (a.b)'],
    ['(a.b)', '100% Pharmacy_Notes (a.b)'],
  ])('%s finds %s', async (text, name) => {
    expect(await names(text)).toEqual([name])
  })

  it.each(['anita', 'বই ঘর'])('describes the book that %s finds as its own call does', async (text) => {
    const { reply } = await get(`/api/purchesbook/searchBook/${encodeURIComponent(text)}`)
    const own = await get(`/api/purchesbook/getcontentbyid/${reply.result[0]._id}`)
    expect(reply.result).toEqual([own.reply.result])
  })

  it.each(['%', '_'])('%s is a character, not a wildcard', async (text) => {
    expect(await names(text)).toEqual(['100% Pharmacy_Notes (a.b)'])
  })

  it.each(['c_ildhood', 'ch%ood', 'gr.wing', '.*', '\\w', '^childhood', 'childhood pharmacy'])(
    '%s finds nothing',
    async (text) => {
      expect(await names(text)).toEqual([])
    },
  )

  it.each(['', '/', '/%20', '/%00', '/%20%09'])('requires text: searchBook%s', async (rest) => {
    expect(await get(`/api/purchesbook/searchBook${rest}`)).toMatchObject({
      status: 400,
      reply: { success: false, msg: 'Enter the name, author or publisher of a book.' },
    })
  })
})
