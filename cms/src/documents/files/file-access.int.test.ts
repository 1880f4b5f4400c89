/** @sqlite-only receipts.int.test.ts and replace-receipt.int.test.ts store files on both */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { printedCode } from '@pravesh/shared/documents/document-code'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aGateway, aStartedPayment } from '../../../test/builders/payments.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { KILL_STEP, killAtWrite } from '../../../test/kill-at-write.ts'
import { pdfText } from '../../../test/pdf-text.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { studentKey } from '../../foundation/person-key.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Payment, Student } from '../../payload-types.ts'
import { checkPayment } from '../../payments/index.ts'
import { stopPdfRenderer } from '../../pdf/feature.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import type { Viewer } from '../viewer.ts'
import { generateDocument } from './generate-document.ts'

const portal = startTestPortal()
let asha: Student
let payment: Payment

beforeAll(async () => {
  portalOf(portal.payload).paidHandlers = { 'application-fee': async (paid) => void (await issueReceipt(paid)) }
  asha = await anActiveStudent(portal.payload)
})
beforeEach(async () => {
  payment = await aPaidPayment()
})
afterAll(() => stopPdfRenderer(portal.payload))

async function aPaidPayment(): Promise<Payment> {
  const { payload } = portal
  const started = await aStartedPayment(payload, { studentId: asha.id })
  const { transactionId } = started
  const report = { state: 'paid', transactionId, amountPaise: 50_000, currency: 'INR', reference: 'R1' } as const
  const paid = await checkPayment({ payload, ...started, gateway: aGateway({ report }), now: new Date() })
  if (!paid) throw new Error('The payment does not exist.')
  return paid
}

const generate = (headers: Record<string, string>) =>
  portal.call('POST', '/api/pdf/generate-pdf', { pid: payment.id, table: 'receipt' }, headers)
const fetchPdf = (id: string, headers: Record<string, string>) =>
  portal.call('GET', `/api/pdf/fetch-pdf/${id}`, undefined, headers)

const folder = () => path.join(portalOf(portal.payload).env.mediaDir, 'private/printed')
const files = (): Promise<string[]> => readdir(folder()).catch(() => [])

it('has one record, whose code is on every file, when several are generated at once', async () => {
  const headers = await loggedIn(portal.payload, asha)
  const generated = await Promise.all([1, 2, 3, 4].map(() => generate(headers)))
  const copies = await Promise.all(generated.map(({ reply }) => fetchPdf(reply.result._id, headers)))
  const where = { subjectId: { equals: payment.id } }
  const docs = await readRows({ payload: portal.payload, collection: 'issued-documents', where })
  expect(docs).toHaveLength(1)
  for (const { bytes } of copies) expect(pdfText(bytes)).toContain(printedCode(docs[0]?.code ?? ''))
})

it('is for accounts staff too, but each person fetches only their own files', async () => {
  const { headers: accounts } = await aStaffSession(portal, ['accounts'])
  const { headers: colleague } = await aStaffSession(portal, ['accounts'])
  const student = await loggedIn(portal.payload, asha)
  const { status, reply } = await generate(accounts)
  expect(status).toBe(200)
  const { _id: id } = reply.result
  for (const headers of [colleague, student]) {
    expect((await fetchPdf(id, headers)).status).toBe(404)
    const deleted = await portal.call('GET', `/api/pdf/delete-pdf/${id}`, undefined, headers)
    expect(deleted.status).toBe(404)
  }
  expect((await fetchPdf(id, accounts)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

it('is not for staff who may not read receipts', async () => {
  const { headers } = await aStaffSession(portal, ['content-editor'])
  expect((await generate(headers)).status).toBe(404)
})

it('is made again after a kill between its row and its file', async () => {
  const headers = await loggedIn(portal.payload, asha)
  const before = await files()
  const { reply } = await generate(headers)
  const [made = ''] = (await files()).filter((file) => !before.includes(file))
  await rm(path.join(folder(), made))
  expect((await fetchPdf(reply.result._id, headers)).status).toBe(404)
  expect((await generate(headers)).status).toBe(200)
  expect((await fetchPdf(payment.id, headers)).status).toBe(200)
})

it('leaves no file without a row, and one valid document, when killed at any write', async () => {
  const { payload } = portal
  const viewer: Viewer = { studentId: asha.id, staff: null, keys: [studentKey(asha.id)] }
  let fatalWrite = 0
  for (let nth = 1; nth < 20; nth += KILL_STEP) {
    payment = await aPaidPayment()
    const make = () => generateDocument({ payload, kind: 'receipt', id: payment.id, viewer, now: new Date() })
    const { died } = await killAtWrite(payload, nth, make)
    await make()
    const where = { subjectId: { equals: payment.id } }
    const { docs } = await payload.find({ collection: 'issued-documents', where })
    expect(docs, `killed at write ${nth}`).toEqual([expect.objectContaining({ kind: 'receipt' })])
    expect(docs[0]?.replacedAt ?? null).toBeNull()
    if (!died) break
    fatalWrite = nth
  }
  expect(fatalWrite).toBeGreaterThan(0)
  const rows = await payload.find({ collection: 'document-files', limit: 0, pagination: false })
  const known = rows.docs.map(({ filename }) => filename)
  for (const file of await files()) expect(known).toContain(file)
})
