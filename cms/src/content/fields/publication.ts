import type { UIField } from 'payload'

/** Beside the form: whether what was saved is on the site, since when and where. */
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
