import type { CourseCode } from '../content/options.ts'
import type { Answers } from './answers.ts'
import { DOCUMENT_LABELS, type DocumentKind, type Documents, documentsFor } from './documents.ts'

export interface DocumentMistake {
  kind: DocumentKind
  message: string
}

/** The documents that are asked for with these answers and missing, in the order of the form. */
export function missingDocuments(course: CourseCode, answers: Answers, documents: Documents): DocumentMistake[] {
  return documentsFor(course, answers)
    .filter(({ kind, required }) => required && !documents[kind])
    .map(({ kind }) => ({ kind, message: `Upload: ${DOCUMENT_LABELS[kind]}` }))
}

/** Only the documents that are asked for with these answers. */
export function askedDocuments(course: CourseCode, answers: Answers, documents: Documents): Documents {
  const asked = documentsFor(course, answers).flatMap(({ kind }) => {
    const id = documents[kind]
    return id === undefined ? [] : [[kind, id] as const]
  })
  return Object.fromEntries(asked)
}
