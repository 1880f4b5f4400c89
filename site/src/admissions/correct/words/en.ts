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
  open: 'Needs a correction',
  locked: 'Cannot be changed now',
  lockedNote: 'You can read this part but you cannot change it. We only need corrections in other parts.',
  partlyLockedNote: 'You cannot change answers with a lock beside them. We only need corrections in other parts.',
  documentsLockedNote: 'You can view these documents but you cannot change them now.',
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
