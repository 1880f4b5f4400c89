/** What the corrected agreement says: apart from the form's words, as it is loaded later. */
export const agreementWords = {
  changed:
    'Your corrections change the agreement, for example your name in it. When you select “Update Details”, you accept the changed agreement.',
  read: 'Read the agreement',
} as const
