import type { CollectionConfig } from 'payload'
import { accessTo } from '../../staff/index.ts'

/** Translations of the texts of records, one row for a record and language. Written by the portal only. (decision 0100) */
export const contentTranslations: CollectionConfig = {
  slug: 'content-translations',
  labels: { singular: 'Translation', plural: 'Translations' },
  access: accessTo('content-translations'),
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // Collection or global, id and language: `courses:…:hi`.
    { name: 'key', type: 'text', required: true, unique: true, label: 'Record and language' },
    { name: 'subject', type: 'text', required: true, label: 'Collection' },
    { name: 'recordId', type: 'text', required: true, label: 'Record' },
    { name: 'language', type: 'text', required: true, label: 'Language' },
    { name: 'texts', type: 'json', required: true, label: 'Texts' },
    // Compared before a save, so that a save does not overwrite what a colleague has saved meanwhile.
    { name: 'revision', type: 'number', required: true, defaultValue: 0, label: 'Number of saves' },
  ],
}
