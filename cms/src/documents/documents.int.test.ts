/** @sqlite-only drawing and access; what is printed is written by tests that run on both databases */

import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { documentCode } from '@pravesh/shared/documents/document-code'
import { UNKNOWN_DOCUMENT } from '@pravesh/shared/documents/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPaidPayment, aStartedPayment } from '../../test/builders/payments.ts'
import { anActiveStudent, loggedIn } from '../../test/builders/students.ts'
import { HOSTILE_TEXTS } from '../../test/hostile.ts'
import { fontsOf, pdfText } from '../../test/pdf-text.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { updateRow } from '../database/records/update-row.ts'
import { runDue } from '../database/work/run-due.ts'
import { portalOf } from '../foundation/portal.ts'
import type { IssuedDocument, Payment, Student } from '../payload-types.ts'
import { pdfRenderer, stopPdfRenderer } from '../pdf/feature.ts'
import { PdfRenderer } from '../pdf/pdf-renderer.ts'
import { fileSweep } from './files/file-sweep.ts'
import { issueReceipt } from './receipts/issue-receipt.ts'
import { verifyToken } from './verify/sign-token.ts'

const portal = startTestPortal()
let asha: Student
let headers: Record<string, string>
let other: Record<string, string>
let payment: Payment

const HOSTILE_NAME = '<img src=x onerror=alert(1)> </style><script>alert(2)</script> ক্ষ শ্রী র্ম क्ष श्री र्म'

const paid = (change: Parameters<typeof aPaidPayment>[1]) => aPaidPayment(portal.payload, change)

beforeAll(async () => {
  const { payload } = portal
  portalOf(payload).paidHandlers = { 'application-fee': async (paid) => void (await issueReceipt(paid)) }
  asha = await anActiveStudent(payload)
  await updateRow({ payload, collection: 'students', where: asha.id, data: { name: HOSTILE_NAME } })
  headers = await loggedIn(payload, asha)
  other = await loggedIn(payload, await anActiveStudent(payload))
  payment = await paid({ studentId: asha.id, subjectId: '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c30' })
})
afterAll(() => stopPdfRenderer(portal.payload))

const generate = (pid: unknown, as = headers, more = {}) =>
  portal.call('POST', '/api/pdf/generate-pdf', { pid, table: 'receipt', ...more }, as)
const fetchPdf = (id: string, as = headers) => portal.call('GET', `/api/pdf/fetch-pdf/${id}`, undefined, as)
const deletePdf = (id: string, as = headers) => portal.call('GET', `/api/pdf/delete-pdf/${id}`, undefined, as)
const verify = (body: unknown) => portal.call('POST', '/api/document/verify', body)
const printed = () => readdir(path.join(portalOf(portal.payload).env.mediaDir, 'private/printed'))

describe('a receipt', () => {
  it('is generated, fetched and deleted as specified', async () => {
    const generated = await generate(payment.transactionId)
    expect(generated).toMatchObject({ status: 200, reply: { success: true, msg: 'Receipt ready.' } })
    const file = await fetchPdf(payment.transactionId)
    expect(file.status).toBe(200)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice_pdf_${payment.transactionId}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await printed()).toHaveLength(1)
    expect((await fetchPdf(generated.reply.result._id)).bytes.equals(file.bytes)).toBe(true)
    expect(await deletePdf(payment.transactionId)).toMatchObject({ status: 200, reply: { success: true } })
    expect(await printed()).toEqual([])
    expect((await fetchPdf(payment.transactionId)).status).toBe(404)
    expect((await deletePdf(payment.transactionId)).status).toBe(200)
  })

  it.each(['id', 'transactionId', 'subjectId'] as const)('is found by the %s of the payment', async (name) => {
    expect((await generate(payment[name])).status).toBe(200)
  })

  it('prints hostile names and every script as text, with embedded fonts', async () => {
    await generate(payment.id)
    const { bytes } = await fetchPdf(payment.id)
    const text = pdfText(bytes)
    expect(text).toContain(HOSTILE_NAME.normalize('NFC'))
    expect(text).toContain('₹500.00')
    expect(text).toContain('Five Hundred Rupees Only')
    expect(fontsOf(bytes).length).toBeGreaterThan(2)
    for (const font of fontsOf(bytes)) {
      expect(font).toContain('/Subtype /Type0')
      expect(font).toContain('/ToUnicode')
    }
  })

  it('is not for other students, visitors or unpaid payments', async () => {
    const unpaid = await aStartedPayment(portal.payload, { studentId: asha.id })
    const answers = [await generate(payment.id, other), await generate(unpaid.transactionId), await generate('unknown')]
    for (const { status, reply } of answers) {
      expect([status, reply]).toMatchObject([404, { success: false, msg: 'There is no such receipt.' }])
    }
    expect((await generate(payment.id, {})).status).toBe(401)
    await generate(payment.id)
    expect((await fetchPdf(payment.id, other)).status).toBe(404)
    expect((await deletePdf(payment.id, other)).status).toBe(404)
    expect((await fetchPdf(payment.id, {})).status).toBe(401)
    expect((await fetchPdf(payment.id)).status).toBe(200)
  })

  it('is not deleted for a page of another site', async () => {
    await generate(payment.id)
    const { authorization = '' } = headers
    const cookie = `_pravesh_user_access_token=${authorization.replace(/^bearer /i, '')}`
    expect((await deletePdf(payment.id, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    expect((await deletePdf(payment.id, { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  const idMessage = 'Send the id of the payment, application or order, a text of at most 64 characters.'
  it.each([
    [{ table: 'orders' }, 'table', 'The only table is "receipt".'],
    [{ table: undefined }, 'table', 'The only table is "receipt".'],
    [{ pid: { $ne: '' } }, 'pid', idMessage],
    [{ pid: '' }, 'pid', idMessage],
    [{ pid: 'T'.repeat(65) }, 'pid', idMessage],
  ])('refuses %j in our words', async (body, field, message) => {
    const sent = { pid: payment.id, table: 'receipt', ...body }
    const { status, reply } = await portal.call('POST', '/api/pdf/generate-pdf', sent, headers)
    expect([status, reply.msg]).toEqual([400, message])
    expect(reply.errors).toMatchObject([{ field, message }])
  })

  it.each(HOSTILE_TEXTS)('answers %s with 400 or 404', async (_, text) => {
    expect([400, 404]).toContain((await generate(text, other)).status)
    expect([400, 404]).toContain((await fetchPdf(encodeURIComponent(text))).status)
  })

  it('is deleted by itself when the browser does not do so', async () => {
    await generate(payment.id)
    await runDue({ payload: portal.payload, work: fileSweep, now: () => new Date(Date.now() + 20 * 60_000) })
    expect(await printed()).toEqual([])
    expect((await fetchPdf(payment.id)).status).toBe(404)
  })

  it('reports the exact message when Chromium cannot start', async () => {
    await stopPdfRenderer(portal.payload)
    const launch = () => Promise.reject(new Error('No Chromium found.'))
    portalOf(portal.payload).pdfRenderer = new PdfRenderer({ launch })
    expect(await generate(payment.id)).toMatchObject({
      status: 503,
      reply: { success: false, msg: 'Something went wrong!!' },
    })
    expect(pdfRenderer(portal.payload).problem).toBe('No Chromium found.')
    portalOf(portal.payload).pdfRenderer = undefined
  })
})

describe('verification', () => {
  let issued: IssuedDocument
  let file: Buffer
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const facts = () => ({
    kind: 'receipt',
    number: issued.number,
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    amount: 500,
    state: 'valid',
  })

  beforeAll(async () => {
    await generate(payment.id)
    file = (await fetchPdf(payment.id)).bytes
    const { docs } = await portal.payload.find({
      collection: 'issued-documents',
      where: { subjectId: { equals: payment.id } },
    })
    expect(docs).toHaveLength(1)
    issued = docs[0] as IssuedDocument
  })

  it('confirms every file given out, and reports a changed byte', async () => {
    expect(await verify({ sha256: sha256(file) })).toMatchObject({ status: 200, reply: { result: facts() } })
    await generate(payment.id)
    const next = (await fetchPdf(payment.id)).bytes
    expect((await verify({ sha256: sha256(next) })).status).toBe(200)
    const changed = Buffer.from(file)
    changed[1000] = (changed[1000] ?? 0) ^ 1
    expect(await verify({ sha256: sha256(changed) })).toMatchObject({ status: 404 })
  })

  it('confirms the printed code and the token of the QR code', async () => {
    const { proofOf } = await import('./verify/proof-of.ts')
    const { code, url } = proofOf({ payload: portal.payload, issued })
    const token = new URL(url).hash.slice(1)
    expect(verifyToken(token, portalOf(portal.payload).env.documentKeys)).toMatchObject({ amountPaise: 50_000 })
    for (const body of [{ code }, { code: code.toLowerCase() }, { token }]) {
      const { status, reply } = await verify(body)
      expect([status, reply.result]).toEqual([200, expect.objectContaining(facts())])
      expect(reply.result.name).not.toContain('onerror')
      expect(reply.msg).toBe('This document is genuine and valid.')
    }
    const forged = token.replace('~50000~', '~90000~')
    expect(forged).not.toBe(token)
    expect((await verify({ token: forged })).status).toBe(404)
    expect(pdfText(file)).toContain(code)
  })

  it('gives the same answer to everything unknown', async () => {
    const unknown = [
      { code: documentCode(new Uint8Array(16)) },
      { code: 'x' },
      { token: 'x' },
      { sha256: '0'.repeat(64) },
    ]
    const answers = await Promise.all(unknown.map(verify))
    for (const { status, reply } of answers) {
      expect(status).toBe(404)
      expect(reply).toEqual({ success: false, code: 'UNKNOWN', msg: UNKNOWN_DOCUMENT })
    }
  })

  it.each([[{}], [{ code: 'x', token: 'y' }], [{ sha256: 'zz' }], [{ code: { $ne: '' } }]])(
    'refuses %j',
    async (body) => {
      expect((await verify(body)).status).toBe(400)
    },
  )

  it('reports a refund', async () => {
    const refunded = await paid({ studentId: asha.id })
    await generate(refunded.id)
    const bytes = (await fetchPdf(refunded.id)).bytes
    await updateRow({
      payload: portal.payload,
      collection: 'payments',
      where: refunded.id,
      data: { status: 'refunded' },
    })
    expect((await verify({ sha256: sha256(bytes) })).reply).toMatchObject({
      success: true,
      result: { state: 'refunded' },
    })
    await generate(refunded.id)
    expect(pdfText((await fetchPdf(refunded.id)).bytes)).toContain('refunded in full')
  })

  it('is limited for each visitor', async () => {
    const attempts = []
    for (let i = 0; i < 61; i++)
      attempts.push(
        (await portal.call('POST', '/api/document/verify', { code: 'x' }, { 'x-pravesh-peer': '203.0.113.77' })).status,
      )
    expect(attempts.at(-1)).toBe(429)
  })
})
