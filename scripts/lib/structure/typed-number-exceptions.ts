/** A text of the code that may state a number itself. */
export interface TypedNumberException {
  path: string
  /** A part of the text. */
  text: string
  /** The law or the specification that fixes the number, or why it is no promise. */
  reason: string
}

const RETENTION = {
  path: 'cms/src/content/seed/data/policy-privacy.ts',
  reason: 'How long records are kept is for law and staff to say; this policy is the only place that says it.',
}

/** Texts of the code that may type a number, and why. */
export const TYPED_NUMBERS: readonly TypedNumberException[] = [
  { ...RETENTION, text: 'eight years after the course ends' },
  { ...RETENTION, text: 'Security logs: one year' },
  { ...RETENTION, text: 'a cookie keeps you signed in for one day', reason: 'Spec 1, 9: a session lasts one day.' },
  {
    path: 'cms/src/content/seed/data/policy-shipping.ts',
    text: 'couriers typically charge **Rs. 40 to Rs. 60 for up to 250 g**',
    reason: 'Spec 1, 9: a guide to what couriers charge, not a price of the shop.',
  },
  {
    path: 'shared/src/admissions/documents/document-file.ts',
    text: 'File should be less then 200kb',
    reason: 'Spec 2, 5: the message to the letter.',
  },
  {
    path: 'shared/src/admissions/documents/document-file.ts',
    text: 'File should be less then 5 MB',
    reason: 'Spec 2, 5: the message to the letter.',
  },
  {
    path: 'shared/src/payments/refunds/schedule-text.ts',
    text: 'We refund within 15 days of your written request',
    reason: 'UGC notice of October 2018.',
  },
  {
    path: 'cms/src/fees/collections/academic-sessions.ts',
    text: 'Enter two years',
    reason: 'How a session is written, not a period.',
  },
  {
    path: 'site/src/accounts/words/en.ts',
    text: 'It takes two minutes.',
    reason: 'An estimate for people; nothing computes it.',
  },
  {
    path: 'site/src/accounts/words/en.ts',
    text: 'Two minutes',
    reason: 'The same estimate.',
  },
]
