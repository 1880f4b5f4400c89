/** Contract of the document calls. (spec 1, 7; spec 3, 7) */
import * as z from 'zod/mini'
import {
  type CallContract,
  contractCalls,
  ERROR_DESCRIPTIONS,
  type FeatureContract,
  reply,
} from '../platform/contract.ts'
import { documentCalls, RECEIPT_TABLE } from './calls.ts'
import { DOCUMENT_CODE_LENGTH } from './document-code.ts'
import { myPaymentTable, pdfTable, proofNames, verifiedTable } from './wire.ts'

const RECORD_ID_MESSAGE = 'Send the id of the payment, application or order, a text of at most 64 characters.'
const RECEIPT_TABLE_MESSAGE = `The only table is "${RECEIPT_TABLE}".`

const { invalid, noSession, tooMany, busy } = ERROR_DESCRIPTIONS
const recordId = z
  .string(RECORD_ID_MESSAGE)
  .check(z.minLength(1, RECORD_ID_MESSAGE), z.maxLength(64, RECORD_ID_MESSAGE))
const generated = reply({ result: pdfTable.fromWire })
const file = {
  id: { about: 'The `_id` of the file, or the id that it was generated with.', example: 'T1795236400000' },
}
const noRecord = 'There is no such record, it has no such document, or the session has no access to it.'
const noFile = 'There is no such file, or another session generated it.'
const refusals = {
  400: invalid,
  401: noSession,
  404: noRecord,
  429: tooMany,
  503: `The document cannot be made now. ${busy}`,
}
const generate = (summary: string, body: z.ZodMiniType): CallContract => ({
  summary,
  session: 'staff too',
  priority: 'exports',
  body,
  reply: generated,
  refusals,
})

/** Schemas of the bodies, which the endpoints parse. */
export const documentBodies = {
  receipt: z.object({ pid: recordId, table: z.literal(RECEIPT_TABLE, RECEIPT_TABLE_MESSAGE) }),
  application: z.object({ aid: recordId }),
  order: z.object({ oid: recordId }),
  verify: z.object({
    [proofNames.token]: z.optional(z.string().check(z.maxLength(300))),
    [proofNames.code]: z.optional(z.string().check(z.maxLength(DOCUMENT_CODE_LENGTH * 3))),
    [proofNames.sha256]: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
}

const contracts: Record<keyof typeof documentCalls, CallContract> = {
  receiptPdf: generate(
    'Make the receipt of a payment, by the id of the payment or of what it paid for',
    documentBodies.receipt,
  ),
  applicationPdf: generate('Make the application form of an approved application', documentBodies.application),
  agreementPdf: generate('Make the agreement of an approved application', documentBodies.application),
  orderPdf: generate('Make the bill of supply of a paid order, by its id or number', documentBodies.order),
  fetchPdf: {
    summary: 'The file that this session generated',
    session: 'staff too',
    params: file,
    reply: { file: 'application/pdf' },
    refusals: { 401: noSession, 404: noFile },
  },
  deletePdf: {
    summary: 'Delete the file that this session generated',
    session: 'staff too',
    params: file,
    reply: reply({}),
    refusals: { 401: noSession, 404: noFile },
  },
  myPayments: {
    summary:
      'Your own payments that we received, or that are not decided yet, with their receipts and refunds, newest first',
    session: 'student',
    reply: reply({ result: z.array(myPaymentTable.fromWire) }),
    refusals: { 401: noSession },
  },
  verifyDocument: {
    summary: 'Verify a document by exactly one of: token of its QR code, printed code, SHA-256 of its file',
    body: documentBodies.verify,
    reply: reply({ result: verifiedTable.fromWire }),
    refusals: { 400: invalid, 404: 'No such document was issued, or it was changed.', 429: tooMany },
  },
  documentKeys: {
    summary: 'Public keys (Ed25519, raw, base64url) that verify tokens without the portal, the newest first',
    reply: reply({ result: z.array(z.string()) }),
    refusals: {},
  },
}

export const documentContract: FeatureContract = {
  name: 'Documents',
  about: 'Printed documents and their verification, and the payments that have receipts.',
  calls: contractCalls(documentCalls, contracts),
  models: { MyPayment: myPaymentTable.fromWire, VerifiedDocument: verifiedTable.fromWire },
}
