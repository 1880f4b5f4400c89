import type { Answers } from '../answers/answers.ts'
import type { DocumentKind } from './documents.ts'

/** A document that a course's form asks for. */
export interface DocumentRule {
  kind: DocumentKind
  required: boolean
  /** Asked for only then; always where it is left out. */
  when?: (answers: Answers) => boolean
}

/** A document that an application is not complete without. */
export const required = (kind: DocumentKind, when?: DocumentRule['when']): DocumentRule => ({
  kind,
  required: true,
  ...(when && { when }),
})

/** A document that may be left out. */
export const optional = (kind: DocumentKind, when?: DocumentRule['when']): DocumentRule => ({
  kind,
  required: false,
  ...(when && { when }),
})
