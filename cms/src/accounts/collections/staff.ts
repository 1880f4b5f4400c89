import type { CollectionConfig } from 'payload'

export const staff: CollectionConfig = {
  slug: 'staff',
  auth: true,
  fields: [{ name: 'name', type: 'text', required: true }],
}
