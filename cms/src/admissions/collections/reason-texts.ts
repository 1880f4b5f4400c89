import { REASON_KINDS } from '@pravesh/shared/admissions/status/reason-texts'
import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Texts for reasons, of one member of staff or shared by all. Read and written through the review page. */
export const reasonTexts: CollectionConfig = {
  slug: 'reason-texts',
  labels: { singular: 'Saved text', plural: 'Saved texts' },
  access: accessTo('reason-texts'),
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    // Kind, owner and a hash of the text, so that no list has a text twice.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'select', required: true, options: [...REASON_KINDS] },
    // In English, which is the record.
    { name: 'text', type: 'textarea', required: true },
    // `Translations`. (status/reason-texts.ts)
    { name: 'translations', type: 'json' },
    { name: 'staffId', type: 'text', required: true, index: true },
    { name: 'staffName', type: 'text', required: true },
    { name: 'isShared', type: 'checkbox', required: true, index: true },
  ],
}
