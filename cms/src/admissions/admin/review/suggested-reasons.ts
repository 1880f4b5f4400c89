import type { RejectionCode } from '@pravesh/shared/admissions/status/rejection'

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
