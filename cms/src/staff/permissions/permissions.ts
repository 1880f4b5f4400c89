/** Vocabulary of the role table (`roles.ts`). What the table grants to no role is closed. */

/** Operations on the records of a collection; `admin` is signing in to the admin, `unlock` unlocks an account. */
export const VERBS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'] as const
export type Verb = (typeof VERBS)[number]

/** Slugs of all collections and globals, Payload's own included. */
export const SUBJECTS = [
  'courses',
  'colleges',
  'gallery-items',
  'notices',
  // Written by the portal only; staff send through an endpoint.
  'notice-sendings',
  'books',
  'book-stock',
  // Written by the portal only; staff enter steps through endpoints.
  'shipments',
  // The courier's access token: closed to all roles.
  'courier-sessions',
  'policies',
  'subjects',
  'reference-lists',
  'media',
  'video-files',
  'caption-files',
  'notice-files',
  'sample-files',
  'home',
  'about',
  'site-settings',
  'recorded-courses',
  // Written by the portal only.
  'course-purchases',
  'course-progress',
  'learning-settings',
  'contact-messages',
  // Written by the portal only; staff read and answer through endpoints.
  'contact-replies',
  'messages',
  'staff',
  // Students register themselves; an account is deleted at its owner's request.
  'students',
  // Written by the portal only.
  'contact-changes',
  'registration-limits',
  // Hashes and tokens: closed to all roles.
  'student-credentials',
  'student-sessions',
  'one-time-codes',
  'account-links',
  // Written by the portal only.
  'payments',
  'refunds',
  'offline-payments',
  'payment-proofs',
  'settlement-lines',
  'money-findings',
  'simulator-payments',
  'receipts',
  'issued-documents',
  'document-files',
  // Written by the portal's operations only; staff decide through endpoints that enforce the rules.
  'applications',
  'admission-settings',
  'intake-seats',
  'application-events',
  'application-drafts',
  'applicant-documents',
  'fee-structures',
  'academic-sessions',
  // Written by the portal only; staff review paid ones through an endpoint.
  'fee-dues',
  'fee-settings',
  // Written by the portal only; staff cancel and decide through endpoints.
  'orders',
  'stock-movements',
  'shop-settings',
  // Written by the portal only; staff upload and import files through endpoints.
  'book-imports',
  // E-mail addresses of visitors, and baskets of students: closed to all roles.
  'stock-notices',
  'baskets',
  'publications',
  'publication-events',
  'page-names',
  'build-assets',
  'rate-limits',
  // Used by the portal's own worker, which bypasses access control.
  'payload-jobs',
  'payload-jobs-stats',
  'payload-migrations',
  // Edit locks, so that two people do not overwrite each other's changes.
  'payload-locked-documents',
] as const
export type Guarded = (typeof SUBJECTS)[number]

/** Permissions that are not one verb on one collection. */
export const ACTIONS = [
  'decide applications',
  // Uploaded PDFs as they were sent; everyone who may read them sees drawn pages.
  'download originals',
  'exceed seats',
  'review fee payments',
  'record offline payments',
  'refund payments',
  'replace receipts',
  'manage orders',
  'write course texts',
  // To all students that a notice concerns.
  'send notices',
  // The e-mail address or phone of a student, after a change that the student did not make.
  'restore contacts',
  'give roles',
] as const
export type Action = (typeof ACTIONS)[number]

export function isGuarded(slug: string): slug is Guarded {
  return SUBJECTS.some((subject) => subject === slug)
}
