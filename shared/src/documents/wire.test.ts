import path from 'node:path'
import { expect, it } from 'vitest'
import { testGoldenCalls } from '../platform/fixtures/golden-calls.ts'
import { documentCalls, GENERATE, pdfName } from './calls.ts'
import { DOCUMENT_NAMES } from './kinds.ts'
import { myPaymentTable, pdfTable, verifiedTable } from './wire.ts'

testGoldenCalls({
  folder: path.join(import.meta.dirname, 'fixtures'),
  calls: documentCalls,
  tables: { myPayment: myPaymentTable, pdf: pdfTable, verified: verifiedTable },
})

/** Repeats the contract on purpose. (spec 1, 7; spec 3, 4) */
it('names the calls, their fields and the files as specified', () => {
  expect(DOCUMENT_NAMES.map((kind) => [documentCalls[GENERATE[kind].call].path, GENERATE[kind].field])).toEqual([
    ['/pdf/generate-pdf', 'pid'],
    ['/pdf/application-pdf', 'aid'],
    ['/pdf/agreement-pdf', 'aid'],
    ['/pdf/order-pdf', 'oid'],
  ])
  expect(DOCUMENT_NAMES.map((kind) => pdfName(kind, 'X1'))).toEqual([
    'invoice_pdf_X1.pdf',
    'application_pdf_X1.pdf',
    'agreement_pdf_X1.pdf',
    'order_pdf_X1.pdf',
  ])
})
