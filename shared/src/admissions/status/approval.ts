import type { OwedState } from '../../payments/owed/states.ts'
import { type Translate, untranslated } from '../../platform/translate.ts'
import { DOCUMENT_LABELS, type DocumentKind } from '../documents/documents.ts'
import type { DocumentState } from './status.ts'

interface ApprovalFacts {
  /** How the payment of the application fee is going. */
  fee: OwedState
  documents: readonly { kind: DocumentKind; state: DocumentState }[]
  /** For the names of documents in a sentence, which is a text of its own. */
  translate?: Translate
}

/** Money that is on its way back is not accounted for: the fee is due again once it has left. */
const FEE_OBSTACLES: Partial<Record<OwedState, string>> = {
  paid: '',
  refunding: 'The application fee is being refunded. Wait until the student has paid it again.',
  checking: 'The bank reported another amount for the application fee. The accounts must settle it first.',
  undecided: 'The bank has not confirmed the application fee yet.',
}

/** The reasons why an application cannot be approved yet, as sentences for staff. */
export function approvalObstacles({ fee, documents, translate = untranslated }: ApprovalFacts): string[] {
  const named = (state: DocumentState) =>
    documents.filter((document) => document.state === state).map(({ kind }) => translate(DOCUMENT_LABELS[kind]))
  const unchecked = named('UNCHECKED')
  const rejected = named('REJECTED')
  const unpaid = FEE_OBSTACLES[fee] ?? 'The application fee is not paid yet.'
  return [
    ...(unpaid === '' ? [] : [unpaid]),
    ...(unchecked.length === 0 ? [] : [`Not checked yet: ${unchecked.join(', ')}.`]),
    ...(rejected.length === 0
      ? []
      : [`Not accepted: ${rejected.join(', ')}. Send the application back so that the student can replace it.`]),
  ]
}
