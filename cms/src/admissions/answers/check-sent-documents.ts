import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import {
  DOCUMENT_FORMATS,
  DOCUMENT_LABELS,
  type DocumentKind,
  type Documents,
} from '@pravesh/shared/admissions/documents/documents'
import { uploadMessage } from '@pravesh/shared/admissions/form/check-documents'
import type { RequestedDocument } from '@pravesh/shared/admissions/form/requested-documents'
import { admissionReplies } from '@pravesh/shared/admissions/replies/words/words'
import { wireDocumentField } from '@pravesh/shared/admissions/wire/documents'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import type { ApplicantDocument } from '../../payload-types.ts'
import { documentsOf } from '../uploads/index.ts'

interface CheckOptions {
  payload: Payload
  studentId: string
  /** Documents that the form requires or allows for these answers. */
  requested: readonly RequestedDocument[]
  documents: Documents
  /** Id of the application that the documents may already belong to; empty for a new one. */
  applicationId: string
}

/**
 * Validates documents sent by a client, in the order of the form. Reports documents that are missing, belong to another
 * student or application, are used twice, or have the wrong format or size. Another student's file is reported like a
 * missing one.
 */
export async function checkSentDocuments(options: CheckOptions): Promise<FieldError[]> {
  const { payload, studentId, requested, documents, applicationId } = options
  const files = await documentsOf({ payload, studentId, ids: Object.values(documents) })
  const seen = new Set<string>()
  return requested.flatMap(({ kind, required }) => {
    const id = documents[kind]
    const field = wireDocumentField(kind)
    if (id === undefined) return required ? [{ field, code: 'required', message: uploadMessage(kind) }] : []
    const file = files.find((each) => each.id === id)
    const error = seen.has(id) ? USED_TWICE : fileError(kind, file, applicationId)
    seen.add(id)
    return error === null ? [] : [{ field, ...error }]
  })
}

type FileError = Omit<FieldError, 'field'>

const USED_TWICE: FileError = {
  code: 'inUse',
  ...reasoned(admissionReplies, 'USED_TWICE'),
}

function fileError(kind: DocumentKind, file: ApplicantDocument | undefined, applicationId: string): FileError | null {
  const owner = file?.applicationId ?? ''
  if (file === undefined || (owner !== '' && owner !== applicationId))
    return { code: 'required', ...reasoned(admissionReplies, 'UPLOAD_AGAIN', { label: DOCUMENT_LABELS[kind] }) }
  const { types, maxBytes, wrongType, tooLarge } = FORMAT_RULES[DOCUMENT_FORMATS[kind]]
  if (!types.some((type) => type === file.mimeType)) return { code: 'format', message: wrongType }
  return (file.filesize ?? 0) > maxBytes ? { code: 'range', message: tooLarge } : null
}
