/** Wire format of the document calls: paths and field names. (spec 1, 7; spec 3, 7) */
import * as z from 'zod/mini'
import { paiseToRupees, rupeesToPaise } from '../platform/money.ts'
import type { WireCall } from '../platform/wire-call.ts'
import { choice, optionalText, text, type WireField, wireTable } from '../platform/wire-table.ts'
import type { DocumentName, DocumentState } from './kinds.ts'

export const documentCalls = {
  receiptPdf: { method: 'post', path: '/pdf/generate-pdf' },
  applicationPdf: { method: 'post', path: '/pdf/application-pdf' },
  agreementPdf: { method: 'post', path: '/pdf/agreement-pdf' },
  orderPdf: { method: 'post', path: '/pdf/order-pdf' },
  fetchPdf: { method: 'get', path: '/pdf/fetch-pdf/:id' },
  deletePdf: { method: 'get', path: '/pdf/delete-pdf/:id' },
  // Not in the specification: verification.
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

/** The generated file. `id` also works with `fetch-pdf` and `delete-pdf`, and is unambiguous there. */
export const pdfTable = wireTable({ id: text('_id') })

/** The fields of `verify`, of which exactly one is sent. */
export const proofNames = { token: 'token', code: 'code', sha256: 'sha256' } as const

const kinds: Record<DocumentName, string> = {
  receipt: 'receipt',
  application: 'application',
  agreement: 'agreement',
  bill: 'bill',
}
const states: Record<DocumentState, string> = {
  valid: 'valid',
  'part-refunded': 'part-refunded',
  refunded: 'refunded',
  replaced: 'replaced',
  withdrawn: 'withdrawn',
}

/** Nullable money: whole paise in the domain, rupees on the wire. */
const optionalRupees = <Name extends string>(name: Name): WireField<Name, number | null, number | null> => ({
  name,
  toWire: (paise) => (paise === null ? null : paiseToRupees(paise)),
  fromWire: z.pipe(
    z.nullable(z.number().check(z.nonnegative())),
    z.transform((amount) => (amount === null ? null : rupeesToPaise(amount))),
  ),
})

/** A genuine document. `day` is the day of issue in India; the name is masked. `replacedBy` is a number. */
export const verifiedTable = wireTable({
  kind: choice('kind', kinds),
  number: text('number'),
  day: text('date'),
  amountPaise: optionalRupees('amount'),
  name: text('name'),
  state: choice('state', states),
  replacedBy: optionalText('replaced_by'),
})
