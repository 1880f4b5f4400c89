import type { CollectionConfig } from 'payload'

/**
 * Asks for the name of a new record before its form opens. Payload stores a draft as soon as the form opens, so that each
 * look at “Add” left a record without a name. For collections whose drafts are saved automatically.
 */
export function withNameFirst(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const create = { path: '/create', exact: true, Component: '/content/editing/admin/NewRecordView.tsx#NewRecordView' }
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, views: { ...admin?.components?.views, create } },
    },
  }
}
