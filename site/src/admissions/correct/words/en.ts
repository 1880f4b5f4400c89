export const en = {
  page: {
    title: 'Update your application',
    description: 'Correct what we asked you to correct, and send the application again.',
  },
  title: (course: string) => `Update Your ${course} Application Form`,
  navigation: 'Parts of the form',
  cards: {
    personal: 'Personal Details',
    contact: 'Contacts and Address',
    academics: 'Academics and Qualifications',
    documents: 'Upload Documents',
  },
  requestedOn: (day: string) => `We asked you on ${day}. Correct these parts, then select “Update Details”:`,
  correctThese: 'Correct these parts, then select “Update Details”:',
  correctUntil: (day: string) => `Correct these parts until ${day}, then select “Update Details”:`,
  open: 'Can be corrected',
  locked: 'Cannot be changed now',
  lockedTitle: 'The rest of your application',
  lockedNote: 'You can read it but not change it now. We do not need corrections there.',
  checkAnswers: 'Check your answers',
  checkOthers: 'Check the other answers',
  change: 'Change',
  empty: 'Not answered',
  restored: 'We restored the changes you made earlier.',
  startAgain: 'Discard my changes and start again',
  submit: 'Update Details',
  saving: 'Saving your details…',
  done: 'Your details are saved. Taking you to your application…',
  validationErrors:
    'Oops, we noticed some mistakes in your information. Please double-check your form before moving on.',
  changedAgreement: {
    changed:
      'Your corrections change the agreement, for example your name in it. When you select “Update Details”, you accept the changed agreement.',
    read: 'Read the agreement',
  },
}
