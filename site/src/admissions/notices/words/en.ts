import { FEE_BACK_NEXT, FEE_OPEN_NEXT, UNPAID_NEXT } from '@pravesh/shared/admissions/status/next-step'
import { STATUS_LABELS } from '@pravesh/shared/admissions/status/status'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { en as statusWords } from '../../status/words/en.ts'

const view = 'View Application'

export const en = {
  /** On the page of fees. */
  feesLater: 'You can pay the fees of your course once we have approved your application.',
  /** How far the admission is, on pages that are about no single application. */
  states: {
    none: {
      title: 'You have not applied yet',
      text: 'Choose a course, see what it costs at each college, and apply from your phone.',
      button: 'Find Our Degree Courses',
    },
    draft: {
      title: statusWords.draft.title,
      text: 'We have saved what you have entered. Your dashboard leads to where you left the form.',
      button: 'Go on with your application',
    },
    unpaid: {
      title: 'Your application fee is not paid yet',
      text: UNPAID_NEXT,
      button: 'See your application and pay',
    },
    feeOpen: { title: 'Your application is not approved yet', text: FEE_OPEN_NEXT, button: view },
    feeChecked: { title: 'We’re checking your application fee', text: OWED_MESSAGES.checking, button: view },
    feeBack: { title: 'Your application fee goes back to you', text: FEE_BACK_NEXT, button: view },
    correction: {
      title: 'Your application needs a correction',
      text: 'Your application says what to correct. Send it again after that.',
      button: view,
    },
    waiting: {
      title: 'Your application is not approved yet',
      text: 'We’ll write to you when we approve it, or if it needs a correction.',
      button: view,
    },
    reopened: { title: 'Your application is under review again', text: STATUS_LABELS.REOPENED.next, button: view },
    rejected: {
      title: 'Your application was rejected',
      text: 'Your application says why, and what you can do now.',
      button: view,
    },
    approved: {
      title: 'Your application is approved',
      text: 'You are admitted. Your fee plan shows what to pay and when.',
      button: 'See your fee plan',
    },
  },
  success: {
    title: 'Application sent',
    description: 'We received your application.',
    // The exact sentence of the specification.
    thanks: 'Thank You For Your Application . We will validate your details.',
    next: 'What happens next',
    steps: [
      'We check your details and documents. Your dashboard says by when we answer.',
      'We write to you when we approve your application, or if it needs a correction.',
      'The receipt of your payment is under My Payments.',
    ],
    status: view,
    dashboard: 'Back to Dashboard',
  },
  notApproved: {
    title: 'Your admission',
    description: 'Whether we have approved your application.',
    greeting: (name: string) => `Hello, ${name}`,
    call: 'Questions? Call us',
    contact: 'Contact us',
  },
}
