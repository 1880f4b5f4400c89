import type { RejectionCode } from '@pravesh/shared/admissions/status/rejection'

/** Text of the review page. */
export const reviewWords = {
  missing: {
    title: 'Application not found',
    text: 'It may have been deleted, or the address may be incomplete.',
    back: 'Back to all applications',
  },
  facts: {
    phone: 'Phone',
    email: 'E-mail',
    course: 'Course',
    college: 'College',
    session: 'Session',
    subject: 'Subject',
    category: 'Category',
    fee: 'Application fee',
    courseFee: 'Course fee',
    sentIn: 'Submitted',
    seats: 'Seats',
  },
  seatsFull: (who: string) => `Only ${who} can approve more.`,
  feePaid: (fee: string, at: string) => `${fee}, paid on ${at}`,
  feeRefunded: (fee: string, at: string) => `${fee}, refunded on ${at}`,
  feeIn: (fee: string, state: string) => `${fee}. ${state}.`,
  jump: 'On this page',
  headings: {
    facts: 'Summary',
    decide: 'Decide',
    answers: 'Questions and answers',
    documents: 'Documents',
    requests: 'Requests for help',
    notes: 'Notes for colleagues',
    history: 'History',
    agreement: 'Agreement',
  },
  bar: {
    label: 'Your decision',
    neighbours: 'Other applications in this list',
    previous: 'Previous application',
    next: 'Next application',
    seats: (seats: string) => `Seats: ${seats}`,
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    use: 'Use these keys anywhere on this page',
    list: [
      ['V', 'Verify the document'],
      ['X', 'Do not accept the document'],
      ['A', 'Approve the application'],
      ['N', 'Next application'],
      ['P', 'Previous application'],
    ],
  },
  changes: {
    title: (at: string) => `Changed by the student on ${at}`,
    none: 'The student sent the application again without a change.',
    question: 'Question',
    before: 'Before',
    after: 'Now',
    replaced: (label: string) => `${label}: replaced.`,
    added: (label: string) => `${label}: new.`,
    previousFile: (label: string) => `See the previous file of ${label}`,
    fileDeleted: 'The previous file is deleted.',
  },
  conflict: (msg: string) => `${msg} This page now shows the latest version.`,
  close: 'Close',
  notAnswered: 'Not answered',
  requestedCorrections: {
    title: 'Corrections requested from the student',
    everything: 'Everything',
    documents: (labels: string) => `Documents: ${labels}`,
  },
  reasonGiven: 'Reason given',
  decide: {
    none: 'There is no decision to make now.',
    obstacles: 'You cannot approve this application yet',
    approve: {
      title: (name: string) => `Approve the application of ${name}?`,
      text: 'This admits the student. We’ll notify them by e-mail and text message. They can then pay the fees of the course.',
      confirm: 'Yes, approve',
      seatsExceeded: 'Why you approve above the number of seats. Only staff see it',
    },
    reject: {
      title: (name: string) => `Reject the application of ${name}?`,
      text: 'We’ll notify the student by e-mail and text message, with your reasons.',
      confirm: 'Reject',
      kind: 'Kind of reason',
      choose: 'Choose',
      noKind: 'Choose the kind of reason.',
      refunds: 'The portal refunds the application fee in full.',
      reason: 'Reasons shown to the student',
    },
    sendBack: {
      title: (name: string) => `Send the application back to ${name}?`,
      text: 'The student can change the parts that you select. We’ll notify them by e-mail and text message.',
      confirm: 'Send back',
      parts: 'Parts to correct',
      partsHint: (labels: string) => `The student can always replace documents that were not accepted: ${labels}.`,
      noPart: 'Select at least one part.',
      reason: 'What the student should do',
    },
    recall: {
      title: (name: string) => `Recall the application from ${name}?`,
      text: 'The student can then no longer correct it. Changes that they have not sent are lost. We’ll notify them by e-mail and text message.',
      confirm: 'Recall',
      reason: 'Reason shown to the student',
    },
    withdraw: {
      title: (name: string) => `Withdraw the approval of ${name}?`,
      text: 'The seat becomes free, open fees of the course are cancelled, and the application waits for a decision again. If the student has paid such a fee, the accounts must refund it first. We’ll notify the student by e-mail and text message.',
      confirm: 'Withdraw',
      reason: 'Reason shown to the student',
    },
    reopen: {
      title: (name: string) => `Reopen the application of ${name}?`,
      text: 'You can then decide on the application again. You cannot reopen it if the student has applied again.',
      confirm: 'Reopen',
      reason: 'Reason shown to the student',
    },
    cancel: 'Cancel',
    suggestions: 'Suggestions:',
    noReason: 'Enter a reason.',
  },
  documents: {
    none: 'The student did not send any documents.',
    notSent: (labels: string) => `Not sent, and not required: ${labels}.`,
    verifyAll: (count: number) => (count === 1 ? 'Verify the last one' : `Verify all ${count} unchecked`),
    checkedOf: (checked: number, all: number) => `${checked} of ${all} checked`,
    previous: 'Previous',
    next: 'Next',
    place: (index: number, all: number) => `${index} of ${all}`,
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    zoomFit: 'Fit',
    turn: 'Rotate',
    openNew: 'Open in a new tab',
    openPages: 'Open all pages in a new tab',
    drawing: 'Drawing the pages …',
    page: (label: string, page: number, all: number) => `${label}, page ${page} of ${all}`,
    keys: 'Keys for this document: ← and → for the previous and next document, + and − to zoom, 0 to fit, R to rotate.',
    picture: (label: string) => `${label}, as sent by the student`,
    broken: 'We cannot show this file. Try again, or ask the student for another one.',
    brokenPage: (page: number) => `We cannot show page ${page}. Try again, or ask the student for another file.`,
    tryAgain: 'Try again',
    wasShown: 'Shown to you. You can verify it.',
    brought: (label: string, { state, page, pages }: { state: string; page: number; pages: number }) => {
      if (state === 'loading') return `${label} is still loading. It is not verified yet.`
      if (state === 'failed')
        return `We cannot show all of ${label}, so it is not verified. Try again, or do not accept it.`
      const what = pages > 1 ? `Page ${page} of ${pages} of ${label}` : label
      return `${what} is now in view. Check it, then verify again.`
    },
    notShown: {
      title: (count: number) =>
        count === 1 ? 'One document was not shown yet' : `${count} documents were not shown yet`,
      text: 'Open each of them and check it before you verify it:',
      verifyShown: (count: number) => (count === 1 ? 'Verify the one shown' : `Verify the ${count} shown`),
      cancel: 'Cancel',
    },
    lost: (labels: string) =>
      `The file is missing: ${labels}. Send the application back so that the student can upload it again.`,
    verify: 'Verify',
    refuse: 'Do not accept …',
    refuseAs: 'Do not accept',
    reason: 'Reason shown to the student',
    cancel: 'Cancel',
    allChecked: 'All documents are checked. Go to the decision',
  },
  notes: {
    label: 'Your note',
    hint: 'Only staff can see notes here. Students can request a copy of the data stored about them.',
    add: 'Add note',
    empty: 'Enter a note.',
  },
  history: { by: (who: string) => `by ${who}`, none: 'No events yet.' },
  agreement: {
    version: 'Version',
    acceptedAt: 'Accepted on',
    acceptedFrom: 'IP address',
    show: 'Read the accepted agreement',
    frame: 'The accepted agreement',
  },
} as const

/** Suggested reasons, addressed to the student. Each says what to do next. */
export const suggestedReasons = {
  document: [
    'We can’t read this document. Upload a sharper photo taken in good light.',
    'Part of this document is cut off. Upload the whole page.',
    'This is not the document we asked for. Upload the correct one.',
    'The name on this document does not match your application. Upload a document with the same name, or contact us.',
    'This document is out of date. Upload a valid one.',
  ],
  sendBack: [
    'Replace the documents that we could not accept.',
    'Your marks do not match your mark sheet. Correct the marks in the form.',
    'Your name does not match your class 10 certificate. Correct the name in the form.',
    'Upload your complete mark sheet.',
  ],
} as const

/** Reasons for a rejection; choosing one chooses its kind too. */
export const suggestedRejections: Partial<Record<RejectionCode, string>> = {
  'below-minimum': 'Your marks are below the minimum for this course. You can apply for another course.',
  'no-seat': 'The college has no seats left in this subject. You can apply to another college.',
  documents: 'Your documents do not support the details in your application. Contact us if you have other documents.',
  'applied-twice':
    'You have another application for this course, and we’ll review that one. You do not need to do anything.',
}
