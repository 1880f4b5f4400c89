import type { Config } from 'payload'

/** Payload's own words, where a clerk would not say it so. */
export const adminWords: NonNullable<Config['i18n']> = {
  translations: {
    en: {
      authentication: { login: 'Sign in' },
      error: {
        followingFieldsInvalid_one: 'Please look at this field:',
        followingFieldsInvalid_other: 'Please look at these fields:',
      },
      general: {
        createNew: 'Add',
        createNewLabel: 'Add {{label}}',
        createdAt: 'Added',
        lastModified: 'Last changed',
        noResults: 'There are no {{label}} here yet, or none fits what you are looking for.',
        noResultsFound: 'Nothing to show',
        noResultsDescription: 'Nothing has been added yet, or nothing fits the search and the filters above.',
        payloadSettings: 'How these screens look',
        updatedAt: 'Last changed',
      },
      upload: { bulkUpload: 'Add several' },
      validation: { required: 'Please fill this in' },
      version: { saveDraft: 'Save draft', schedulePublish: 'Publish later', versions: 'History' },
    },
  },
}
