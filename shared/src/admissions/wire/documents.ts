/** Serialising and parsing documents. (spec 2, 3 "documentinfo") */

import { DOCUMENT_KINDS, type DocumentKind, type Documents } from '../documents/documents.ts'
import type { CourseForm } from '../form/course-form.ts'
import { documentKindsOf } from '../form/requested-documents.ts'
import { documentIdOf, documentUrl } from './calls.ts'
import { documentNames, submissionNames } from './names.ts'
import { groupAt, type WireError, type WireRecord } from './values.ts'

export function wireDocumentField(kind: DocumentKind): string {
  return `${submissionNames.documents}.${documentNames[kind]}`
}

/** The document with a dotted wire name, or null. */
export function documentOfWireField(field: string): DocumentKind | null {
  return DOCUMENT_KINDS.find((kind) => wireDocumentField(kind) === field) ?? null
}

/** Serialises documents as file URLs; empty for those without a file. */
export function documentsToWire(form: CourseForm, documents: Documents): Record<string, string> {
  return Object.fromEntries(
    documentKindsOf(form).map((kind) => {
      const id = documents[kind]
      return [documentNames[kind], id === undefined ? '' : documentUrl(id)]
    }),
  )
}

/** Parses the documents in a payload. A URL that is not one of our files is a validation error. */
export function documentsFromWire(payload: WireRecord): { documents: Documents; validationErrors: WireError[] } {
  const documents: Documents = {}
  const validationErrors: WireError[] = []
  const group = groupAt(payload, [submissionNames.documents]) ?? {}
  for (const kind of DOCUMENT_KINDS) {
    const name = documentNames[kind]
    const value = Object.hasOwn(group, name) ? group[name] : undefined
    if (value === undefined || value === null || value === '') continue
    const id = typeof value === 'string' ? documentIdOf(value) : null
    if (id === null)
      validationErrors.push({
        field: wireDocumentField(kind),
        code: 'unreadable',
        message: 'Upload this document again.',
      })
    else documents[kind] = id
  }
  return { documents, validationErrors }
}
