import { DOCUMENT_LABELS, type DocumentKind } from '../documents/documents.ts'
import type { DocumentState } from './status.ts'

interface ApprovalFacts {
  feePaid: boolean
  documents: readonly { kind: DocumentKind; state: DocumentState }[]
}

/** The reasons why an application cannot be approved yet, as sentences for staff. */
export function approvalObstacles({ feePaid, documents }: ApprovalFacts): string[] {
  const named = (state: DocumentState) =>
    documents.filter((document) => document.state === state).map(({ kind }) => DOCUMENT_LABELS[kind])
  const unchecked = named('UNCHECKED')
  const rejected = named('REJECTED')
  return [
    ...(feePaid ? [] : ['The application fee is not paid yet.']),
    ...(unchecked.length === 0 ? [] : [`Not checked yet: ${unchecked.join(', ')}.`]),
    ...(rejected.length === 0
      ? []
      : [`Not accepted: ${rejected.join(', ')}. Send the application back so that the student can replace it.`]),
  ]
}
