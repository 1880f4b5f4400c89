import { NOT_NAMED } from '../../name-untitled.ts'

const TRY_AGAIN = 'Try again. What you typed here stays.'

/** Payload says the same of an ended session and of a missing permission. */
const SIGNED_OUT = `If you have been signed out, sign in again in another tab. ${TRY_AGAIN}`

/** Plain-language replacements for some of Payload's own labels and messages. */
export const en = {
  authentication: {
    login: 'Sign in',
    checkYourEmailForPasswordReset:
      'If this address has an account, we have sent a link to it. Links that we sent a short time ago still work, so use any of them. Look in the spam folder too.',
  },
  error: {
    autosaving: 'We could not save your latest changes. Check your connection, then go on typing to try again.',
    // Payload would name the record by its id.
    documentNotFound:
      'We could not find this record. It may have been deleted, or your account has no right to it. Search this list, or ask an administrator.',
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
    backToDashboard: 'Go to the start page',
    createNew: 'Add',
    createNewLabel: 'Add {{label}}',
    createdAt: 'Added',
    currentlyEditing:
      'is editing this record. If you take over, they cannot go on, and what they have not saved may be lost.',
    deletedAt: 'Deleted',
    documentLocked: 'A colleague is editing this record',
    editedSince: 'Last change at',
    lastModified: 'Last changed',
    // An empty cell of a list.
    noLabel: '–',
    noResults: 'There are no {{label}} yet, or none match your search.',
    noResultsFound: 'Nothing to show',
    noResultsDescription: 'Nothing has been added yet, or nothing matches the search and filters above.',
    notFound: 'Not found',
    // The heading of that page.
    nothingFound: 'We could not find this page',
    noUpcomingEventsScheduled: 'Nothing is planned.',
    payloadSettings: 'Display settings',
    restoring: 'Restoring …',
    sorryNotFound:
      'The address may have a mistake, the record may have been deleted, or your account has no right to it. Choose a list in the menu, or ask an administrator.',
    takeOver: 'Take over',
    untitled: NOT_NAMED,
    upcomingEvents: 'Planned',
    updatedAt: 'Last changed',
    viewReadOnly: 'Read it only',
  },
  upload: { bulkUpload: 'Add several' },
  validation: { limitReached: 'You can add at most {{max}}.', required: 'Fill in this field' },
  version: {
    // Without the time of the version, which the server would write in its own time zone; the page shows it.
    aboutToRestore: 'The {{label}} gets the content of the version on this page. What it has now stays in the history.',
    aboutToRestoreGlobal:
      '{{label}} gets the content of the version on this page. What it has now stays in the history.',
    confirmVersionRestoration: 'Restore this version?',
    saveDraft: 'Save draft',
    schedulePublish: 'Publish later',
    versions: 'History',
  },
}
