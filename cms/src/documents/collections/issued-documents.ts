import { DOCUMENT_NAMES, DOCUMENT_TITLES } from '@pravesh/shared/documents/kinds'
import type { CollectionConfig } from 'payload'
import { moneyField } from '../../admin-kit/money/money.ts'
import { accessTo } from '../../staff/index.ts'

/** Every document that was given out, in each of its revisions. A row confirms the document for good. */
export const issuedDocuments: CollectionConfig = {
  slug: 'issued-documents',
  labels: { singular: 'Issued document', plural: 'Issued documents' },
  access: accessTo('issued-documents'),
  admin: { hidden: true, useAsTitle: 'number' },
  lockDocuments: false,
  disableDuplicate: true,
  indexes: [{ fields: ['kind', 'subjectId'] }],
  fields: [
    // Kind, subject and revision: so that concurrent requests issue the same document once.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'code', type: 'text', required: true, unique: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: DOCUMENT_NAMES.map((value) => ({ value, label: DOCUMENT_TITLES[value] })),
    },
    { name: 'subjectId', type: 'text', required: true },
    { name: 'studentId', type: 'text', required: true, index: true },
    { name: 'studentName', type: 'text', required: true },
    { name: 'number', type: 'text', required: true },
    { name: 'issuedAt', type: 'date', required: true },
    moneyField({ name: 'amountPaise', label: 'Amount', required: false }),
    { name: 'replacedAt', type: 'date' },
  ],
}
