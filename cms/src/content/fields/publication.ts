import type { UIField } from 'payload'

/** Sidebar box with the publication status of the record. */
export function publicationField(options: { page: 'own' | 'shared' } = { page: 'own' }): UIField {
  return {
    name: 'publication',
    type: 'ui',
    label: 'On the site',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: {
        Field: {
          path: '/content/admin/PublicationStatus.tsx#PublicationStatus',
          clientProps: { page: options.page },
        },
      },
    },
  }
}
