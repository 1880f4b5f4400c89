/** Labels of the changed agreement. Separate from the form's labels because they are loaded on demand. */
export const agreementWords = {
  changed:
    'Your corrections change the agreement, for example your name in it. When you select “Update Details”, you accept the changed agreement.',
  read: 'Read the agreement',
} as const
