import type { Answers } from '../answers/answers.ts'
import type { DocumentKind } from './documents.ts'

/** A document in a course's form. */
export interface DocumentRule {
  kind: DocumentKind
  required: boolean
  /** Condition for requesting the document; always requested by default. */
  when?: (answers: Answers) => boolean
}

export const required = (kind: DocumentKind, when?: DocumentRule['when']): DocumentRule => ({
  kind,
  required: true,
  ...(when && { when }),
})

export const optional = (kind: DocumentKind, when?: DocumentRule['when']): DocumentRule => ({
  kind,
  required: false,
  ...(when && { when }),
})
