import type { CollectionConfig } from 'payload'

/** Scripts and styles of the builds that run, for processes of other builds. Written by the portal only. (decision 0046) */
export const buildAssets = (access: CollectionConfig['access']): CollectionConfig => ({
  slug: 'build-assets',
  labels: { singular: 'Script or style', plural: 'Scripts and styles' },
  access,
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'path', type: 'text', required: true, unique: true },
    // When a process that has the file in its build last said so.
    { name: 'seenAt', type: 'date', required: true, index: true },
    { name: 'compressed', type: 'checkbox', required: true, defaultValue: false, label: 'Encoded with brotli' },
    { name: 'content', type: 'text', required: true, label: 'Bytes as base64' },
  ],
})
