import type { CollectionConfig } from 'payload'

/** Fixed-window counters, stored in the database because several processes share them. */
export const rateLimits = (access: CollectionConfig['access']): CollectionConfig => ({
  slug: 'rate-limits',
  labels: { singular: 'Rate limit', plural: 'Rate limits' },
  access,
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'windowEndsAt', type: 'date', required: true, index: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0, min: 0 },
  ],
})
