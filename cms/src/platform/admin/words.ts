import type { Config } from 'payload'

/** Payload's own words, where a clerk would not say it so. */
export const adminWords: NonNullable<Config['i18n']> = {
  translations: {
    en: {
      authentication: { login: 'Sign in' },
      general: {
        createNew: 'Add',
        createNewLabel: 'Add {{label}}',
        createdAt: 'Added',
        lastModified: 'Last changed',
        noResults: 'There are no {{label}} here yet, or none fits what you are looking for.',
        noResultsFound: 'Nothing to show',
        noResultsDescription: 'Nothing has been added yet, or nothing fits the search and the filters above.',
        updatedAt: 'Last changed',
      },
      upload: { bulkUpload: 'Add several' },
      version: { saveDraft: 'Save draft', schedulePublish: 'Publish later', versions: 'History' },
    },
  },
}
