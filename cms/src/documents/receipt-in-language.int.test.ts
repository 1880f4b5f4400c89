/** @sqlite-only drawing; what is printed is written by tests that run on both databases */

import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPaidPayment } from '../../test/builders/payments.ts'
import { anActiveStudent, loggedIn } from '../../test/builders/students.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { portalOf } from '../foundation/portal.ts'
import type { Payment } from '../payload-types.ts'
import { stopPdfRenderer } from '../pdf/feature.ts'
import { issueReceipt } from './receipts/issue-receipt.ts'
import { documentWords } from './words/words.ts'

const portal = startTestPortal()
let headers: Record<string, string>
let payment: Payment

beforeAll(async () => {
  const inPortal = portalOf(portal.payload)
  inPortal.env = { ...inPortal.env, languages: ['en', 'hi', 'bn'] }
  inPortal.paidHandlers = { 'application-fee': async (paid) => void (await issueReceipt(paid)) }
  const student = await anActiveStudent(portal.payload)
  headers = await loggedIn(portal.payload, student)
  const subjectId = '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c30'
  payment = await aPaidPayment(portal.payload, { studentId: student.id, subjectId })
})
afterAll(() => stopPdfRenderer(portal.payload))

it.each(['hi', 'bn'] as const)(
  'has in %s the figures of the English receipt, and its words as text',
  async (locale) => {
    const sent = { pid: payment.id, table: 'receipt' }
    await portal.call('POST', '/api/pdf/generate-pdf', sent, { ...headers, 'x-language': locale })
    const { bytes } = await portal.call('GET', `/api/pdf/fetch-pdf/${payment.id}`, undefined, headers)
    if (process.env.KEEP_PDF) await writeFile(`${process.env.KEEP_PDF}/receipt-${locale}.pdf`, bytes)
    const text = pdfText(bytes)
    const { receipt, frame } = documentWords[locale]
    const { title, number, date, payer, what, amount, inWords, paidOn, through, transaction } = receipt
    const printed = [title, number, date, payer, what, amount, inWords, paidOn, through, transaction]
    const words = [...printed, frame.check, frame.byComputer].map((each) => each.normalize('NFC'))
    expect(words.filter((each) => !text.includes(each))).toEqual([])
    expect(text).toContain('₹500.00')
    expect(text).toContain('Five Hundred Rupees Only')
    expect(text).toContain(payment.transactionId)
  },
)
