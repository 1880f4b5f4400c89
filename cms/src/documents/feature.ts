import { documentContract } from '@pravesh/shared/documents/contract'
import type { DocumentName } from '@pravesh/shared/documents/kinds'
import { documentPages } from '@pravesh/shared/documents/pages'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '@pravesh/shared/payments/purposes'
import { recordOf } from '@pravesh/shared/platform/record-of'
import { dueWork } from '../database/work/run-due.ts'
import type { Portal } from '../foundation/portal.ts'
import { placedByPurpose } from '../payments/index.ts'
import type { Feature } from '../portal/feature.ts'
import { shellPage } from '../publishing/pages/define-page.ts'
import { documentsDashboard } from './admin/dashboard.ts'
import { documentFiles } from './collections/document-files.ts'
import { exportFiles } from './collections/export-files.ts'
import { issuedDocuments } from './collections/issued-documents.ts'
import { receipts } from './collections/receipts.ts'
import type { DocumentKind } from './document-kind.ts'
import { makeExportLater, startExportRunner, wakeExportRunner } from './exported/export-runner.ts'
import { downloadExport } from './exported/own-exports.ts'
import { deletePdf, fetchPdf } from './files/file-endpoints.ts'
import { fileSweep } from './files/file-sweep.ts'
import { agreement, application, order, receipt } from './files/generate-endpoints.ts'
import { receiptInvariants } from './invariants/invariants.ts'
import { documentsLabels } from './labels/labels.ts'
import { myPayments } from './my-payments/my-payments-endpoint.ts'
import { documentRecords } from './person-records.ts'
import { documentsData } from './personal-data/documents-data.ts'
import { findReceipts } from './receipts/find-receipts.ts'
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
    findReceipts,
    makeExportLater,
    documentKinds: { receipt: receiptKind, ...kinds },
    receiptBreakdowns: recordOf(PAYMENT_PURPOSES, (purpose) => purposes[purpose].breakdown),
    receiptTaxes: recordOf(PAYMENT_PURPOSES, (purpose) => purposes[purpose].tax),
  }) satisfies Partial<Portal>

/** Receipts, the printing of every document, and their public verification. */
export const documents: Feature = {
  personRecords: documentRecords,
  labels: documentsLabels,
  collections: [receipts, issuedDocuments, documentFiles, exportFiles],
  personalData: documentsData,
  endpoints: [
    receipt,
    application,
    agreement,
    order,
    fetchPdf,
    deletePdf,
    myPayments,
    verify,
    keys,
    replace,
    downloadExport,
  ],
  exports: [receiptsExport],
  contract: documentContract,
  pages: documentPages.map((shell) => shellPage(shell)),
  dashboardSection: documentsDashboard,
  placed: [placedByPurpose('receipts')],
  invariants: receiptInvariants,
  work: [dueWork('document-files', fileSweep), dueWork('receipt-replacements', receiptReplacements), wakeExportRunner],
  start: async ({ payload }) => startExportRunner(payload),
}
