import type { Translate } from '../platform/translate.ts'

/** Documents that the portal prints. */
export const DOCUMENT_NAMES = ['receipt', 'application', 'agreement', 'bill'] as const
export type DocumentName = (typeof DOCUMENT_NAMES)[number]

export const DOCUMENT_TITLES: Record<DocumentName, string> = {
  receipt: 'Receipt',
  application: 'Application form',
  agreement: 'Agreement',
  bill: 'Bill of supply',
}

/** Documents whose title is fixed by law in English; a translation stands beside it. */
const LEGAL_TITLES: readonly DocumentName[] = ['bill']

/** The title of a document as printed in a language. */
export function printedTitle(kind: DocumentName, translate: Translate): string {
  const english = DOCUMENT_TITLES[kind]
  const title = translate(english)
  return LEGAL_TITLES.includes(kind) && title !== english ? `${english} · ${title}` : title
}

/** Whether what a document says still holds. */
export type DocumentState = 'valid' | 'part-refunded' | 'refunded' | 'replaced' | 'withdrawn'

/** What the verification page says about a genuine document. */
export const STATE_MESSAGES: Record<DocumentState, string> = {
  valid: 'This document is genuine and valid.',
  'part-refunded': 'This document is genuine. Part of the payment has been refunded since.',
  refunded: 'This document is genuine, but the payment has been refunded in full.',
  replaced: 'This document is genuine, but a newer version has replaced it. Ask for the newer version.',
  withdrawn: 'This document was issued by us, but it is no longer valid.',
}

/** For a file, code or QR code that verifies nothing. The same for every reason. */
export const UNKNOWN_DOCUMENT = 'We did not issue this document, or it has been changed.'

/** Shown when a document cannot be made. (spec 3, 8) */
export const DOCUMENT_FAILED = 'Something went wrong!!'

export function isDocumentName(name: unknown): name is DocumentName {
  return DOCUMENT_NAMES.some((each) => each === name)
}
