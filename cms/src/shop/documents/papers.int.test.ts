/** @sqlite-only drawing and access; orders and their payments run on both databases */
import { writeFile } from 'node:fs/promises'
import { DOCUMENT_TITLES } from '@pravesh/shared/documents/kinds'
import { TAX_TEXTS } from '@pravesh/shared/documents/tax'
import { documentTranslations } from '@pravesh/shared/documents/translations/translations'
import { translator } from '@pravesh/shared/platform/translate'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aBoughtOrder, aPlacedOrder } from '../../../test/builders/orders.ts'
import { aGuest, loggedIn } from '../../../test/builders/students.ts'
import { pdfPages, pdfText } from '../../../test/pdf-text.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Order, Receipt, Student } from '../../payload-types.ts'
import { stopPdfRenderer } from '../../pdf/feature.ts'
import type { Role } from '../../staff/permissions/roles.ts'
import { shopDocumentWords } from './words/words.ts'

const portal = startTestPortal()
/** Cells of a table follow each other without spaces. */
const textOf = (bytes: Buffer) => pdfText(bytes).replaceAll(' ', '')
const HOSTILE = 'প্রিয়া <script>alert(1)</script>'
let buyer: Student
let headers: Record<string, string>
let order: Order

beforeAll(async () => {
  const { payload } = portal
  const books = await Promise.all([
    aPublishedBook(payload, { name: 'Anatomy', copies: 9 }),
    aPublishedBook(payload, { name: HOSTILE, pricePaise: 10_000, copies: 9 }),
  ])
  buyer = await aGuest(payload)
  headers = await loggedIn(payload, buyer)
  const items = books.map(({ id: bookId }, index) => ({ bookId, units: index + 1 }))
  order = (await aBoughtOrder(portal, { studentId: buyer.id, items })).order
})
afterAll(() => stopPdfRenderer(portal.payload))

const bill = (oid: string, as = headers) => portal.call('POST', '/api/pdf/order-pdf', { oid }, as)
const issuedFor = ({ paymentId }: Order) =>
  portal.payload.find({ collection: 'receipts', where: { transactionId: { equals: paymentId } } })
const fetchPdf = (id: string, as = headers) => portal.call('GET', `/api/pdf/fetch-pdf/${id}`, undefined, as)
const as = async (role: Role) => (await aStaffSession(portal, [role])).headers

it('prints a bill of supply with every book, its HSN code, delivery and words', async () => {
  expect(await bill(order.id)).toMatchObject({ status: 200, reply: { msg: 'Bill ready.' } })
  const file = await fetchPdf(order.id)
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="order_pdf_${order.id}.pdf"`)
  const text = textOf(file.bytes)
  for (const part of [
    'Bill of supply',
    order.orderNumber,
    'Asha Roy',
    'WEST BENGAL 741101',
    'Anatomy 4901 1 ₹320.50 ₹320.50',
    `${HOSTILE} 4901 2 ₹100.00 ₹200.00`.normalize('NFC'),
    'Books ₹520.50',
    'Delivery ₹540.00',
    'GST: Nil rated ₹0.00',
    'Total received ₹1,060.50',
    'One Thousand Sixty Rupees',
  ]) {
    expect(text).toContain(part.replaceAll(' ', ''))
  }
  expect(text).toMatch(/BS\/\d{2}-\d{2}\/000001/)
  expect(pdfPages(file.bytes), 'pages').toBe(1)
})

it.each(['hi', 'bn'] as const)('prints the same bill in %s, with its number, code and figures', async (locale) => {
  const { env } = portalOf(portal.payload)
  portalOf(portal.payload).env = { ...env, languages: ['en', 'hi', 'bn'] }
  onTestFinished(() => {
    portalOf(portal.payload).env = env
  })
  const english = textOf((await fetchPdf((await bill(order.id)).reply.result._id)).bytes)
  const { reply } = await bill(order.id, { ...headers, 'x-language': locale })
  const { bytes } = await fetchPdf(reply.result._id)
  if (process.env.KEEP_PDF) await writeFile(`${process.env.KEEP_PDF}/bill-${locale}.pdf`, bytes)
  const text = textOf(bytes)
  const translate = translator(locale, [documentTranslations])
  const translated = [
    ...Object.values(shopDocumentWords[locale].bill),
    translate(TAX_TEXTS.nilRated),
    translate(TAX_TEXTS.nilRatedNote),
    translate(DOCUMENT_TITLES.bill),
  ]
  const asRecorded = [
    'Bill of supply',
    order.orderNumber,
    'Asha Roy',
    'WEST BENGAL 741101',
    'One Thousand Sixty Rupees',
  ]
  const parts = [...translated, ...asRecorded].map((part) => part.normalize('NFC').replaceAll(' ', ''))
  expect(parts.filter((part) => !text.includes(part))).toEqual([])
  const figures = (from: string) => [
    ...(from.match(/₹[\d,.]+\d|4901/g) ?? []).toSorted(),
    from.match(/BS\/\d\d-\d\d\/\d{6}/)?.[0],
    from.match(/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/)?.[0],
  ]
  expect(figures(text)).toEqual(figures(english))
  expect(pdfPages(bytes), 'pages').toBe(1)
  expect((await issuedFor(order)).totalDocs).toBe(1)
})

it('prints free delivery as an amount of nothing', async () => {
  const { id: bookId } = await aPublishedBook(portal.payload, { name: 'Atlas', pricePaise: 210_000 })
  const { order: free } = await aBoughtOrder(portal, { studentId: buyer.id, items: [{ bookId, units: 1 }] })
  const { reply } = await bill(free.id)
  const text = textOf((await fetchPdf(reply.result._id)).bytes)
  for (const part of ['Books₹2,100.00', 'Delivery₹0.00', 'Totalreceived₹2,100.00']) expect(text).toContain(part)
})

it('has the number of the receipt, which alone is issued for the payment', async () => {
  const { docs } = await portal.payload.find({ collection: 'receipts', where: { subjectId: { equals: order.id } } })
  const [receipt] = docs as Receipt[]
  expect(docs).toHaveLength(1)
  expect(receipt).toMatchObject({ taxLabel: 'Nil rated', amountPaise: order.totalPaise, purpose: 'order' })
  const { reply } = await bill(order.orderNumber)
  expect(pdfText((await fetchPdf(reply.result._id)).bytes)).toContain(receipt?.number)
  const body = { pid: order.paymentId, table: 'receipt' }
  expect((await portal.call('POST', '/api/pdf/generate-pdf', body, headers)).status).toBe(404)
})

it('is only for the buyer and for staff who see orders', async () => {
  const other = await loggedIn(portal.payload, await aGuest(portal.payload))
  const visitor = await bill(order.id, {})
  expect([(await bill(order.id, other)).status, visitor.status]).toEqual([404, 401])
  for (const role of ['store', 'accounts'] as const) expect((await bill(order.id, await as(role))).status).toBe(200)
  expect((await bill(order.id, await as('content-editor'))).status).toBe(404)
  expect(await bill('nothing')).toMatchObject({ status: 404, reply: { msg: 'There is no such order.' } })
})

it('does not exist before the order is paid', async () => {
  const book = await aPublishedBook(portal.payload)
  const items = [{ bookId: book.id, units: 1 }]
  const { id } = await aPlacedOrder(portal.payload, { studentId: buyer.id, items })
  expect((await bill(id)).status).toBe(404)
})

it('says what was refunded, and verifies as refunded', async () => {
  const { payload } = portal
  const where: Condition<'payments'> = { transactionId: { equals: order.paymentId ?? null } }
  await changeOne({ payload, collection: 'payments', where, data: { refundedPaise: 10_000 } })
  const { reply } = await bill(order.id)
  const text = pdfText((await fetchPdf(reply.result._id)).bytes)
  expect(text).toContain('₹100.00 of ₹1,060.50 was refunded.')
  const code = /Code ((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})/.exec(text)?.[1]
  const verified = await portal.call('POST', '/api/document/verify', { code })
  expect(verified.reply.result).toMatchObject({ kind: 'bill', state: 'part-refunded', amount: 1060.5 })
})

it('prints a packing slip without prices for each parcel of a list', async () => {
  const { payload } = portal
  const { order: second } = await aBoughtOrder(portal, {
    items: [{ bookId: (await aPublishedBook(payload, { name: 'Botany' })).id, units: 3 }],
  })
  const slips = (where: object, session: Record<string, string>) =>
    portal.call(
      'GET',
      `/api/bookshop/staff/packing-slips?where=${encodeURIComponent(JSON.stringify(where))}`,
      undefined,
      session,
    )
  const store = await as('store')
  const all = await slips({ status: { equals: 'waiting' } }, store)
  expect(all.headers.get('content-type')).toBe('application/pdf')
  const text = textOf(all.bytes)
  for (const { orderNumber } of [order, second]) expect(text).toContain(orderNumber)
  expect(text).toContain('3BotanyDr.AnitaSen,RabindraPrakashani,English')
  expect(text).toContain('Phone:9830012345')
  expect(text).not.toContain('₹')
  const one = pdfText((await slips({ orderId: { equals: second.id } }, store)).bytes)
  expect(one).not.toContain(order.orderNumber)
  expect((await slips({ orderId: { equals: 'nothing' } }, store)).status).toBe(404)
  expect((await slips({ nothing: { equals: 1 } }, store)).status).toBe(400)
  expect((await slips({}, await as('accounts'))).status).toBe(403)
  expect((await slips({}, headers)).status).toBe(401)
})
