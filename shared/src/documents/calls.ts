/** Paths and names of the document calls, without the tables that pages do not need. (spec 1, 7; spec 3, 7) */
import type { WireCall } from '../platform/wire-call.ts'
import type { DocumentName } from './kinds.ts'

export const documentCalls = {
  receiptPdf: { method: 'post', path: '/pdf/generate-pdf' },
  applicationPdf: { method: 'post', path: '/pdf/application-pdf' },
  agreementPdf: { method: 'post', path: '/pdf/agreement-pdf' },
  orderPdf: { method: 'post', path: '/pdf/order-pdf' },
  fetchPdf: { method: 'get', path: '/pdf/fetch-pdf/:id' },
  deletePdf: { method: 'get', path: '/pdf/delete-pdf/:id' },
  // Not in the specification: what a student has paid, and verification.
  myPayments: { method: 'get', path: '/payment/getMyPayments' },
  verifyDocument: { method: 'post', path: '/document/verify' },
  documentKeys: { method: 'get', path: '/document/keys' },
} as const satisfies Record<string, WireCall>

/** The call that generates each document, and the field with the id of the record. */
export const GENERATE: Record<DocumentName, { call: keyof typeof documentCalls; field: 'pid' | 'aid' | 'oid' }> = {
  receipt: { call: 'receiptPdf', field: 'pid' },
  application: { call: 'applicationPdf', field: 'aid' },
  agreement: { call: 'agreementPdf', field: 'aid' },
  bill: { call: 'orderPdf', field: 'oid' },
}

/** The only value of `table` in `generate-pdf`. */
export const RECEIPT_TABLE = 'receipt'

/** Name of a downloaded file. (spec 1, 7; spec 3, 4) */
export function pdfName(kind: DocumentName, id: string): string {
  const prefix: Record<DocumentName, string> = {
    receipt: 'invoice_pdf',
    application: 'application_pdf',
    agreement: 'agreement_pdf',
    bill: 'order_pdf',
  }
  return `${prefix[kind]}_${id}.pdf`
}
