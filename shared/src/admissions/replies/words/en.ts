export const en = {
  FEE_ALREADY_PAID: 'You have already paid the fee for this application. You do not need to pay again.',
  REFUNDED: 'We refunded the fee for this application, and it is approved. You do not need to pay again.',
  REJECTED: 'This application is rejected, so you do not need to pay its fee.',
  FEE_CARRIED: 'The fee of your application of an earlier session counts for this one. You do not need to pay again.',
  NEXT_PAY: 'Next, pay the application fee.',
  FEE_CHANGED: 'The application fee has changed. Reload the page to see the current amount.',
  APPLICATION_BUSY: 'This application is being changed by another request. Try again in a minute.',
  INVALID_DRAFT: 'We could not save this form. Shorten any very long answers, then try again.',
  ALREADY_SENT: 'You already sent this form. Open your application to see it.',
  NEWER_DRAFT: 'You changed this form on another device. Choose which version to keep.',
  FEE_NOW: 'The application fee has changed to {amount}. Reload the form to continue.',
  COURSE_FEE_NOW: 'The course fee has changed to {amount}. Choose your college again.',
  SESSION_NOW: 'Applications are now open for session {session}. Reload the form to continue.',
  AGREEMENT_CHANGED: 'The agreement has changed since you read it. Read it again, then accept it.',
  ALREADY_APPLIED: 'You have already applied for this course, and your application fee is paid.',
  APPLIED_UNPAID:
    'You have already applied for this course ({number}). Pay the fee on your application page. To change your application, contact us.',
  NO_SUCH_COURSE: 'This course does not exist. Choose a course from the list.',
  OPENS_ON: 'Applications for this course open on {day}.',
  CLOSED_ON: 'Applications for this course closed on {day}.',
  ENROLMENT_CLOSED: 'Applications for this course are closed at the moment.',
  CHOOSE_ONE_FILE: 'Choose one file.',
  NO_SUCH_DOCUMENT: 'There is no such document.',
  TOO_MANY_FILES: 'You have uploaded too many files without sending an application. Contact us for help.',
  TOO_MANY_FILES_TODAY: 'You have uploaded too many files today. Try again tomorrow, or contact us.',
  NO_SEATS_LEFT: 'This college has no seats left. Choose another college, or keep yours.',
  CHOOSE_COLLEGE: 'Choose your preferred college',
  WINDOW_CLOSED:
    'The last day for corrections was {day}, so we did not save these changes. Your application stays as you last sent it.',
  UNDER_REVIEW:
    'We are reviewing this application, so you cannot change it now. We’ll write to you if it needs a correction.',
  RESUBMITTED_BEFORE:
    'We already have your corrections, and did not save these changes. View your application to see what we received. We’ll write to you if it needs another correction.',
  RECALLED:
    'We have ended our request for corrections, so we did not save these changes. Your application stays as you last sent it.',
  OTHER_PERCENTAGE: 'This percentage does not match the marks. Enter the marks again.',
  UPLOAD_AGAIN: 'Upload again: {label}',
  DOCUMENT_LOCKED: 'You cannot change this document now: {label}. Restore the original document.',
  ANSWER_LOCKED: 'You cannot change this now: {label}. Restore the original answer.',
  USED_TWICE: 'You have already used this file for another document. Upload it again for this one.',
  GUARDIAN_NEEDED:
    'A parent or guardian has to give consent before you can send this. Ask for it where you entered your date of birth.',
} as const
