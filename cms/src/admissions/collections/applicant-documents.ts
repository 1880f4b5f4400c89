import { DOCUMENT_KINDS, DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { DOCUMENT_STATE_LABELS, DOCUMENT_STATES } from '@pravesh/shared/admissions/status/status'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'
import { ATTACHED_PURPOSES } from '../uploads/attached-purposes.ts'
import { DOCUMENT_FOLDER } from '../uploads/document-folder.ts'

/**
 * Uploads of applicants. Files are immutable: a replacement is a new record. Payload's own file address is disabled;
 * only `uploads/document-endpoint.ts` serves files, to their owner and to staff who review applications.
 */
export const applicantDocuments: CollectionConfig = {
  slug: 'applicant-documents',
  labels: { singular: 'Document', plural: 'Documents' },
  access: accessTo('applicant-documents'),
  admin: { hidden: true },
  lockDocuments: false,
  upload: {
    staticDir: DOCUMENT_FOLDER,
    mimeTypes: ['image/jpeg', 'image/png', 'application/pdf'],
    handlers: [() => new Response(null, { status: 404 })],
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  fields: [
    // Not a relationship, so that the record can outlive its owner until its file is deleted.
    { name: 'studentId', type: 'text', required: true, index: true },
    {
      // Empty when the client did not specify the kind.
      name: 'kind',
      type: 'select',
      options: DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_LABELS[value] })),
    },
    { name: 'originalName', type: 'text', required: true },
    // What it was sent for, if not with the form: an objection to a merit list, which only those who decide read.
    { name: 'purpose', type: 'select', options: ATTACHED_PURPOSES.map((value) => ({ value, label: value })) },
    // Empty until the application is submitted.
    { name: 'applicationId', type: 'text', index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: DOCUMENT_STATES[0],
      options: DOCUMENT_STATES.map((value) => ({ value, label: DOCUMENT_STATE_LABELS[value] })),
    },
    // Set when the document was not accepted.
    { name: 'reason', type: 'text' },
    // `SentText[]`: the prepared texts in it, in each language as sent.
    { name: 'sentTexts', type: 'json' },
    { name: 'checkedBy', type: 'text' },
    { name: 'checkedAt', type: 'date' },
  ],
}
