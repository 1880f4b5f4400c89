import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import {
  DOCUMENT_FORMATS,
  DOCUMENT_LABELS,
  type DocumentKind,
  type Documents,
} from '@pravesh/shared/admissions/documents/documents'
import type { RequestedDocument } from '@pravesh/shared/admissions/documents/requested-documents'
import { wireDocumentField } from '@pravesh/shared/admissions/wire/documents'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload } from 'payload'
import type { ApplicantDocument } from '../../payload-types.ts'
import { documentsOf } from '../uploads/index.ts'

interface CheckOptions {
  payload: Payload
  studentId: string
  /** What the form asks for with these answers. */
  asked: readonly RequestedDocument[]
  documents: Documents
  /** The application they may belong to already; empty for a new one. */
  applicationId: string
}

/**
 * What is wrong with the documents that were sent, in the order of the form: missing, somebody else's, of another
 * application, sent twice, of a format or size that the document may not have. A stranger's file is not told from one
 * that is not there.
 */
export async function checkSentDocuments(options: CheckOptions): Promise<FieldError[]> {
  const { payload, studentId, asked, documents, applicationId } = options
  const files = await documentsOf({ payload, studentId, ids: Object.values(documents) })
  const seen = new Set<string>()
  return asked.flatMap(({ kind, required }) => {
    const id = documents[kind]
    const field = wireDocumentField(kind)
    if (id === undefined)
      return required ? [{ field, code: 'required', message: `Upload: ${DOCUMENT_LABELS[kind]}` }] : []
    const file = files.find((each) => each.id === id)
    const wrong = seen.has(id) ? SENT_TWICE : fileError(kind, file, applicationId)
    seen.add(id)
    return wrong === null ? [] : [{ field, ...wrong }]
  })
}

type Wrong = Omit<FieldError, 'field'>

const SENT_TWICE: Wrong = {
  code: 'inUse',
  message: 'This file is sent as another document already. Please upload it for this one too.',
}

function fileError(kind: DocumentKind, file: ApplicantDocument | undefined, applicationId: string): Wrong | null {
  const belongs = file?.applicationId ?? ''
  if (file === undefined || (belongs !== '' && belongs !== applicationId))
    return { code: 'required', message: `Upload again: ${DOCUMENT_LABELS[kind]}` }
  const { types, maxBytes, wrongType, tooLarge } = FORMAT_RULES[DOCUMENT_FORMATS[kind]]
  if (!types.some((type) => type === file.mimeType)) return { code: 'format', message: wrongType }
  return (file.filesize ?? 0) > maxBytes ? { code: 'range', message: tooLarge } : null
}
