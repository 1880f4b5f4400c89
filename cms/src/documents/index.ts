/** Public interface of documents for other features. */
export { downloadField as receiptDownload } from './collections/download-field.ts'
export type { DocumentKind } from './document-kind.ts'
export { factList } from './draw/fact-list.ts'
export { printedDay } from './draw/printed-day.ts'
export type { FindTax } from './receipts/receipt-taxes.ts'
export { withReceipts } from './receipts/with-receipts.ts'
export type { Viewer } from './viewer.ts'
