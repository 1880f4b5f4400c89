/** What the form says in which an application is corrected. */
export const words = {
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
  open: 'To be corrected',
  locked: 'Cannot be changed now',
  lockedNote: 'You can read this part but not change it now. We asked you to correct other parts only.',
  partlyLockedNote: 'What has a lock beside it cannot be changed now. We asked you to correct other parts only.',
  documentsLockedNote: 'You can look at these documents but not change them now.',
  restored: 'What you had changed before is still here.',
  startAgain: 'Begin again with what you sent',
  submit: 'Update Details',
  saving: 'Saving your details…',
  done: 'Your details are saved. Taking you to your application…',
  mistakes: 'Oops, we noticed some mistakes in your information. Please double-check your form before moving on.',
} as const
