import type { Config } from 'payload'

const TRY_AGAIN = 'Try again. What you typed here stays.'

/** Payload says the same of an ended session and of a missing permission. */
const SIGNED_OUT = `If you have been signed out, sign in again in another tab. ${TRY_AGAIN}`

/** Plain-language replacements for some of Payload's own labels and messages. */
export const adminTranslations: NonNullable<Config['i18n']> = {
  translations: {
    en: {
      authentication: {
        login: 'Sign in',
        checkYourEmailForPasswordReset:
          'If this address has an account, we have sent a link to it. Links that we sent a short time ago still work, so use any of them. Look in the spam folder too.',
      },
      error: {
        autosaving: 'We could not save your latest changes. Check your connection, then go on typing to try again.',
        notAllowedToAccessPage:
          'If you have been signed out, sign in again. If not, your account has no right to this page: ask an administrator for it.',
        notAllowedToPerformAction: `You may not do this. ${SIGNED_OUT}`,
        problemUploadingFile: 'We could not receive the file. Check your connection and try again.',
        // The heading of that page.
        unauthorized: 'You cannot open this page',
        unknown: `Something went wrong. ${TRY_AGAIN}`,
        unspecific: `Something went wrong. ${TRY_AGAIN}`,
        followingFieldsInvalid_one: 'Check this field:',
        followingFieldsInvalid_other: 'Check these fields:',
      },
      general: {
        createNew: 'Add',
        createNewLabel: 'Add {{label}}',
        createdAt: 'Added',
        lastModified: 'Last changed',
        // An empty cell of a list.
        noLabel: '–',
        noResults: 'There are no {{label}} yet, or none match your search.',
        noResultsFound: 'Nothing to show',
        noResultsDescription: 'Nothing has been added yet, or nothing matches the search and filters above.',
        noUpcomingEventsScheduled: 'Nothing is planned.',
        payloadSettings: 'Display settings',
        untitled: 'Without a name',
        upcomingEvents: 'Planned',
        updatedAt: 'Last changed',
      },
      upload: { bulkUpload: 'Add several' },
      validation: { required: 'Fill in this field' },
      version: { saveDraft: 'Save draft', schedulePublish: 'Publish later', versions: 'History' },
    },
  },
}
