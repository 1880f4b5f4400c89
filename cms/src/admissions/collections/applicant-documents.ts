import { DOCUMENT_KINDS, DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { DOCUMENT_STATE_LABELS, DOCUMENT_STATES } from '@pravesh/shared/admissions/status/status'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'
import { DOCUMENT_FOLDER } from '../uploads/document-folder.ts'

/**
 * What applicants upload. A file never changes: another one is another record. Payload's own address of the files is
 * closed; they are served by `serve-document.ts` alone, to their owner and to those who review applications.
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
    // Not a relationship: the record outlives its owner until its file is gone too.
    { name: 'studentId', type: 'text', required: true, index: true },
    {
      // Empty when the sender did not say which document it is.
      name: 'kind',
      type: 'select',
      options: DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_LABELS[value] })),
    },
    { name: 'originalName', type: 'text', required: true },
    // Empty until the application is submitted.
    { name: 'applicationId', type: 'text', index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: DOCUMENT_STATES[0],
      options: DOCUMENT_STATES.map((value) => ({ value, label: DOCUMENT_STATE_LABELS[value] })),
    },
    // Why it was not accepted.
    { name: 'reason', type: 'text' },
    { name: 'checkedBy', type: 'text' },
    { name: 'checkedAt', type: 'date' },
  ],
}
