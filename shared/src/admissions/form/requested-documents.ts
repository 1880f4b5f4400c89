import type { Answers } from '../answers/answers.ts'
import type { DocumentRule } from '../documents/document-rule.ts'
import { DOCUMENT_KINDS, type DocumentKind, type Documents } from '../documents/documents.ts'
import type { CourseForm } from './course-form.ts'

export interface RequestedDocument {
  kind: DocumentKind
  required: boolean
}

/** The documents that these answers require or allow, in the order of the form. (spec 2, 4 and 5; decision 0012) */
export function documentsFor(form: CourseForm, answers: Answers): RequestedDocument[] {
  return form.documents.filter(({ when }) => !when || when(answers)).map(({ kind, required }) => ({ kind, required }))
}

/** All documents of a course, whatever the answers. (spec 2, 3 "documentinfo") */
export function documentKindsOf({ documents }: CourseForm): readonly DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => documents.some((rule) => rule.kind === kind))
}

export interface Papers {
  always: readonly DocumentKind[]
  /** Optional ones, and those that depend on the answers. */
  ifApplicable: readonly DocumentKind[]
}

/** The papers to have ready before the answers are known. */
export function papersOf({ documents }: CourseForm): Papers {
  const isAlways = ({ required, when }: DocumentRule) => required && when === undefined
  const [always, others] = [documents.filter(isAlways), documents.filter((rule) => !isAlways(rule))]
  return { always: always.map(({ kind }) => kind), ifApplicable: others.map(({ kind }) => kind) }
}

/** Drops the documents that these answers do not call for. */
export function requestedDocuments(form: CourseForm, answers: Answers, documents: Documents): Documents {
  const requested = documentsFor(form, answers).flatMap(({ kind }) => {
    const id = documents[kind]
    return id === undefined ? [] : [[kind, id] as const]
  })
  return Object.fromEntries(requested)
}
