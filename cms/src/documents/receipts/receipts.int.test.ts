import { receiptBook } from '@pravesh/shared/documents/receipt-number'
import type { Payload } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { aGateway, aStartedPayment, reconcileDue } from '../../../test/builders/payments.ts'
import { anActiveStudent } from '../../../test/builders/students.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { inCustom, portalOf } from '../../foundation/portal.ts'
import type { Payment, Receipt } from '../../payload-types.ts'
import { checkPayment } from '../../payments/index.ts'
import { issueReceipt } from './issue-receipt.ts'

const portal = startTestPortal()
beforeEach(() => {
  portalOf(portal.payload).paidHandlers = { 'application-fee': async (paid) => void (await issueReceipt(paid)) }
})

async function receipts(): Promise<Receipt[]> {
  const { docs } = await portal.payload.find({ collection: 'receipts', sort: 'position', limit: 0, pagination: false })
  return docs
}

const bankFor = ({ transactionId }: { transactionId: string }) =>
  aGateway({
    report: { state: 'paid', transactionId, amountPaise: 50_000, currency: 'INR', reference: `R-${transactionId}` },
  })

async function aPaidPayment(change: Parameters<typeof aStartedPayment>[1] = {}): Promise<Payment> {
  const started = await aStartedPayment(portal.payload, change)
  const now = new Date()
  const paid = await checkPayment({ payload: portal.payload, ...started, gateway: bankFor(started), now })
  if (!paid) throw new Error('The payment does not exist.')
  return paid
}

it('writes a receipt with the payment, once', async () => {
  const student = await anActiveStudent(portal.payload)
  const payment = await aPaidPayment({ studentId: student.id })
  const [receipt] = (await receipts()).filter(({ paymentId }) => paymentId === payment.id)
  expect(receipt).toMatchObject({
    number: expect.stringMatching(/^PR\/\d{4}-\d{2}\/\d{6}$/),
    studentName: student.name,
    amountPaise: 50_000,
    description: payment.description,
    taxLabel: 'Exempt from GST',
  })
  const again = await Promise.all(
    [1, 2, 3].map(() => issueReceipt({ payload: portal.payload, payment, now: new Date() })),
  )
  expect(again.map((each) => each?.number)).toEqual([receipt?.number, receipt?.number, receipt?.number])
})

it('writes none for a payment that does not count', async () => {
  const first = await aPaidPayment({ subjectId: 'twice' })
  const started = await aStartedPayment(portal.payload, { subjectId: 'elsewhere' })
  await updateRow({
    payload: portal.payload,
    collection: 'payments',
    where: { transactionId: { equals: started.transactionId } },
    data: { subjectId: 'twice' },
  })
  const second = await checkPayment({ payload: portal.payload, ...started, gateway: bankFor(started), now: new Date() })
  expect(second?.issue).toBe('duplicate')
  const numbered = (await receipts()).map(({ paymentId }) => paymentId)
  expect(numbered).toContain(first.id)
  expect(numbered).not.toContain(second?.id)
})

it('has no gap and no double when many payments are paid at once', async () => {
  const payments = await Promise.all(Array.from({ length: 12 }, () => aStartedPayment(portal.payload)))
  const now = new Date()
  await Promise.all(
    payments.flatMap((started) =>
      [1, 2].map(() => checkPayment({ payload: portal.payload, ...started, gateway: bankFor(started), now })),
    ),
  )
  const all = await receipts()
  expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1))
  expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(all.length)
})

/** The portal as another process sees it: the same database, and turns of its own. */
function anotherProcess(): Payload {
  const { config } = portal.payload
  const custom = inCustom({ ...portalOf(portal.payload), receiptTurns: undefined })
  return Object.create(portal.payload, { config: { value: { ...config, custom } } })
}

it('has no gap and no double when processes compete for every number', async () => {
  const payments = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const started = await aStartedPayment(portal.payload)
      return changeOne({
        payload: portal.payload,
        collection: 'payments',
        where: { transactionId: { equals: started.transactionId } },
        data: { status: 'paid', paidAt: new Date().toISOString() },
      })
    }),
  )
  const processes = Array.from({ length: 4 }, anotherProcess)
  const now = new Date()
  await Promise.all(
    processes.map(async (payload) => {
      for (const payment of payments) if (payment) await issueReceipt({ payload, payment, now })
    }),
  )
  const all = (await receipts()).filter(({ book }) => book === receiptBook(now))
  expect(all.length).toBeGreaterThanOrEqual(payments.length)
  expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1))
  expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(all.length)
})

it('starts a new book with the financial year', async () => {
  const payment = await aPaidPayment()
  await deleteRows({ payload: portal.payload, collection: 'receipts', where: { paymentId: { equals: payment.id } } })
  const now = new Date('2031-04-01T00:00:00+05:30')
  const receipt = await issueReceipt({ payload: portal.payload, payment, now })
  expect(receipt).toMatchObject({ book: receiptBook(now), number: 'PR/2031-32/000001' })
  await deleteRows({ payload: portal.payload, collection: 'receipts', where: { paymentId: { equals: payment.id } } })
})

it('completes a receipt killed at any write, without a gap', async () => {
  let deaths = 0
  for (let nth = 1; nth < 20; nth++) {
    const started = await aStartedPayment(portal.payload)
    const check = () =>
      checkPayment({ payload: portal.payload, ...started, gateway: bankFor(started), now: new Date() })
    const { died } = await killAtWrite(portal.payload, nth, check)
    const later = new Date(Date.now() + 10 * 60_000)
    await reconcileDue({ payload: portal.payload, now: later, gateway: bankFor(started) })
    const payment = await portal.payload.find({
      collection: 'payments',
      where: { transactionId: { equals: started.transactionId } },
    })
    const own = (await receipts()).filter(({ paymentId }) => paymentId === payment.docs[0]?.id)
    expect(own, `killed at write ${nth}`).toHaveLength(1)
    if (!died) break
    deaths += 1
  }
  expect(deaths).toBeGreaterThan(1)
  const all = await receipts()
  const books = Map.groupBy(all, ({ book }) => book)
  for (const [, one] of books) expect(one.map(({ position }) => position)).toEqual(one.map((_, index) => index + 1))
})
