/** What the corrected agreement says: apart from the form's words, as it is loaded later. */
export const agreementWords = {
  changed:
    'Your corrections change the agreement, for instance your name in it. With “Update Details” you accept it as it is now.',
  read: 'Read the agreement',
} as const
