/** Suggested reasons by kind and name, addressed to the student. Each says what to do next. */
export const en = {
  document: {
    unreadable: 'We can’t read this document. Upload a sharper photo taken in good light.',
    'cut-off': 'Part of this document is cut off. Upload the whole page.',
    wrong: 'This is not the document we asked for. Upload the correct one.',
    name: 'The name on this document does not match your application. Upload a document with the same name, or contact us.',
    outdated: 'This document is out of date. Upload a valid one.',
  },
  sendBack: {
    documents: 'Replace the documents that we could not accept.',
    marks: 'Your marks do not match your mark sheet. Correct the marks in the form.',
    name: 'Your name does not match your class 10 certificate. Correct the name in the form.',
    'mark-sheet': 'Upload your complete mark sheet.',
  },
  /** By `StaffRejectionCode`: choosing one chooses the kind of the rejection, too. */
  reject: {
    'below-minimum': 'Your marks are below the minimum for this course. You can apply for another course.',
    'no-seat': 'The college has no seats left in this subject. You can apply to another college.',
    documents: 'Your documents do not support the details in your application. Contact us if you have other documents.',
    'applied-twice':
      'You have another application for this course, and we’ll review that one. You do not need to do anything.',
  },
  claim: {
    unreadable: 'We can’t read this certificate. Send us a sharper photo of it, taken in good light.',
    expired: 'This certificate is no longer valid. Send us a valid one.',
    authority:
      'This certificate is not from the authority that may issue it. Ask that authority for one, then send it to us.',
    details: 'The details in your application do not match this certificate. Contact us to correct them.',
  },
}
