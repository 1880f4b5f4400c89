import { DOCUMENT_LABELS, type DocumentKind } from '../documents/documents.ts'
import type { DocumentState } from './status.ts'

interface ApprovalFacts {
  feePaid: boolean
  documents: readonly { kind: DocumentKind; state: DocumentState }[]
}

/** Why an application cannot be approved yet, in sentences for staff; empty when it can. */
export function approvalObstacles({ feePaid, documents }: ApprovalFacts): string[] {
  const named = (state: DocumentState) =>
    documents.filter((document) => document.state === state).map(({ kind }) => DOCUMENT_LABELS[kind])
  const unchecked = named('UNCHECKED')
  const refused = named('REJECTED')
  return [
    ...(feePaid ? [] : ['The application fee is not paid yet.']),
    ...(unchecked.length === 0 ? [] : [`Still to be checked: ${unchecked.join(', ')}.`]),
    ...(refused.length === 0
      ? []
      : [`Not accepted: ${refused.join(', ')}. Send the application back so that the student can replace it.`]),
  ]
}
