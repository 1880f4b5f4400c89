import { beforeAll, describe, expect, it } from 'vitest'
import { aDraftBook, anInactiveBook, aPublishedBook } from '../../../test/builders/books.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const get = (address: string) => portal.call('GET', address)

beforeAll(async () => {
  const { payload } = portal
  await aPublishedBook(payload, { isbn: '978-0-306-40615-7' })
  await aPublishedBook(payload, {
    name: '100% Pharmacy_Notes (a.b)',
    author: 'Å. Ñandú',
    publisher: 'বই ঘর',
    course: 'DPHARM',
    copies: 0,
  })
  await aDraftBook(payload, { name: 'Quantum Draft' })
  await anInactiveBook(payload, { name: 'Zoology Withdrawn', isbn: '0-8044-2957-x' })
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
    ['9780306406157', 'Childhood and Growing Up'],
    ['978 0 306 40615 7', 'Childhood and Growing Up'],
    ['ISBN 0-306-40615-2', 'Childhood and Growing Up'],
  ])('%s finds %s', async (text, name) => {
    expect(await names(text)).toEqual([name])
  })

  it.each(['9780804429573', '9780306406158', '9783161484100'])(
    'does not find %s, which no book on sale has',
    async (isbn) => {
      expect(await names(isbn)).toEqual([])
    },
  )

  it.each(['anita', 'বই ঘর', '9780306406157'])(
    'describes the book that %s finds as its own call does',
    async (text) => {
      const { reply } = await get(`/api/purchesbook/searchBook/${encodeURIComponent(text)}`)
      const own = await get(`/api/purchesbook/getcontentbyid/${reply.result[0]._id}`)
      expect(reply.result).toEqual([own.reply.result])
    },
  )

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

describe('a misspelt search', () => {
  const found = async (text: string, query = '') => {
    const { status, reply } = await get(`/api/purchesbook/searchBook/${encodeURIComponent(text)}${query}`)
    return { status, names: reply.result?.map((each: { bookname: string }) => each.bookname), meant: reply.meant }
  }

  beforeAll(async () => {
    const { payload } = portal
    await aPublishedBook(payload, { name: 'Pharmaceutics: Theory', course: 'DPHARM', copies: 0 })
    await aPublishedBook(payload, { name: 'Pedagogy of Mathematics', course: 'DELED', copies: 0 })
    await aPublishedBook(payload, { name: 'बाल विकास और अधिगम', course: 'DELED', copies: 0 })
    await aPublishedBook(payload, { name: 'বাংলা ভাষা শিক্ষণ', course: 'DELED', copies: 0 })
  })

  it.each([
    ['pharmacutics', 'Pharmaceutics: Theory', 'pharmaceutics'],
    ['phramaceutics theory', 'Pharmaceutics: Theory', 'pharmaceutics theory'],
    ['maths', 'Pedagogy of Mathematics', 'mathematics'],
    ['bal vikas', 'बाल विकास और अधिगम', 'बाल विकास'],
    ['baal vikaas', 'बाल विकास और अधिगम', 'बाल विकास'],
    ['bangla bhasa', 'বাংলা ভাষা শিক্ষণ', 'বাংলা ভাষা'],
    ['bed books', 'Childhood and Growing Up', 'B.Ed'],
    ['b.ed', 'Childhood and Growing Up', 'B.Ed'],
    ['childhood books', 'Childhood and Growing Up', 'childhood'],
  ])('for %s finds %s and says %s', async (text, name, meant) => {
    expect(await found(text)).toEqual({ status: 200, names: [name], meant })
    expect(await found(text, '?limit=5')).toEqual({ status: 200, names: [name], meant })
  })

  it('for what is spelt right says nothing', async () => {
    expect(await found('pharmaceutics')).toEqual({ status: 200, names: ['Pharmaceutics: Theory'], meant: undefined })
  })

  it.each(['quantom draft', 'zoologi withdrawn', 'zoologi'])(
    'for %s shows no book that is not on sale',
    async (text) => {
      expect(await found(text)).toEqual({ status: 200, names: [], meant: undefined })
    },
  )

  it('finds a book that was just added', async () => {
    expect(await found('thermodinamics')).toMatchObject({ names: [] })
    await aPublishedBook(portal.payload, { name: 'Thermodynamics', copies: 0 })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(await found('thermodinamics')).toMatchObject({ names: ['Thermodynamics'], meant: 'thermodynamics' })
  })

  it.each([
    '%'.repeat(100),
    '_____',
    '(a+)+$',
    '[^',
    '$where',
    '{"$gt":""}',
    '"; DROP TABLE books; --',
    '" OR "1"="1',
    'NEAR(a b)',
    '\u202e\u0007pharmacutics\u0000',
    'x'.repeat(5000),
    'ऀ'.repeat(50),
    '\ud83d\ude00'.repeat(20),
    'a '.repeat(50),
    '__proto__ constructor',
  ])('of hostile text %j is answered', async (text) => {
    const { status } = await found(text)
    expect(status).toBe(200)
  })
})
