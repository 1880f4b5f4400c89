import { documentContract } from '@pravesh/shared/documents/contract'
import type { DocumentName } from '@pravesh/shared/documents/kinds'
import { documentPages } from '@pravesh/shared/documents/pages'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '@pravesh/shared/payments/purposes'
import { recordOf } from '@pravesh/shared/platform/record-of'
import { dueWork } from '../database/work/run-due.ts'
import type { Portal } from '../foundation/portal.ts'
import type { Feature } from '../portal/feature.ts'
import { shellPage } from '../publishing/pages/define-page.ts'
import { documentsDashboard } from './admin/dashboard.ts'
import { documentFiles } from './collections/document-files.ts'
import { issuedDocuments } from './collections/issued-documents.ts'
import { receipts } from './collections/receipts.ts'
import type { DocumentKind } from './document-kind.ts'
import { deletePdf, fetchPdf } from './files/file-endpoints.ts'
import { fileSweep } from './files/file-sweep.ts'
import { agreement, application, order, receipt } from './files/generate-endpoints.ts'
import { receiptInvariants } from './invariants/invariants.ts'
import { myPayments } from './my-payments/my-payments-endpoint.ts'
import { documentsData } from './personal-data/documents-data.ts'
import { receiptKind } from './receipts/receipt-kind.ts'
import type { PaidPurpose } from './receipts/receipt-taxes.ts'
import { receiptsExport } from './receipts/receipts-export.ts'
import { replace } from './receipts/replace-endpoint.ts'
import { receiptReplacements } from './receipts/replacements.ts'
import { keys, verify } from './verify/verify-endpoints.ts'

interface OtherFeatures {
  /** Their documents. */
  kinds: Record<Exclude<DocumentName, 'receipt'>, DocumentKind>
  purposes: Readonly<Record<PaymentPurpose, PaidPurpose>>
}

/** What is printed, and the tax that receipts name. */
export const documentParts = ({ kinds, purposes }: OtherFeatures) =>
  ({
    documentKinds: { receipt: receiptKind, ...kinds },
    receiptTaxes: recordOf(PAYMENT_PURPOSES, (purpose) => purposes[purpose].tax),
  }) satisfies Partial<Portal>

/** Receipts, the printing of every document, and their public verification. */
export const documents: Feature = {
  collections: [receipts, issuedDocuments, documentFiles],
  personalData: documentsData,
  endpoints: [receipt, application, agreement, order, fetchPdf, deletePdf, myPayments, verify, keys, replace],
  exports: [receiptsExport],
  contract: documentContract,
  pages: documentPages.map((shell) => shellPage(shell)),
  dashboardSection: documentsDashboard,
  invariants: receiptInvariants,
  work: [dueWork('document-files', fileSweep), dueWork('receipt-replacements', receiptReplacements)],
}
