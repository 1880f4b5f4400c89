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
  // Secrets of second factors: closed to all roles; their owners use endpoints.
  'staff-factors',
  // Of sessions: their owners use endpoints.
  'staff-sign-ins',
  // Students register themselves; an account is deleted at its owner's request.
  'students',
  // Written by the portal only.
  'contact-changes',
  // What students agreed to: closed to all roles; staff see it on the account.
  'consents',
  // What guardians agreed to: closed to all roles; staff see it on the account.
  'guardian-consents',
  'access-records',
  // The register of data breaches: entries are never deleted.
  'data-breaches',
  'registration-limits',
  'retention-settings',
  // Entries are never deleted.
  'legal-holds',
  // Written by the portal only.
  'retention-runs',
  // Written by the portal's operations only; staff answer through endpoints.
  'rights-requests',
  'rights-settings',
  // Encrypted: closed to all roles; staff read it with a request.
  'nominated-persons',
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
  'money-approvals',
  'bank-lines',
  'day-closings',
  'settlement-lines',
  'money-findings',
  'simulator-payments',
  'receipts',
  'issued-documents',
  'document-files',
  // Of single members of staff, who download their own through an endpoint.
  'export-files',
  // Written by the portal's operations only; staff decide through endpoints that enforce the rules.
  'applications',
  'admission-settings',
  'intake-seats',
  // Of one member of staff or shared; read and written through endpoints.
  'reason-texts',
  'list-views',
  'application-events',
  // Written by the portal only; staff prepare, start and stop runs through endpoints.
  'bulk-runs',
  'bulk-run-items',
  // How often those who decide agree: for administrators.
  'second-readings',
  'correction-deadlines',
  // Written by the portal's operations only; staff prepare and change them through endpoints.
  'merit-processes',
  'merit-changes',
  'seat-matrices',
  'merit-entries',
  'merit-objections',
  'merit-lists',
  'allotment-runs',
  'merit-parts',
  'seat-offers',
  'correction-windows',
  // Counters, written by the portal only; staff and head offices read them through endpoints.
  'figure-counts',
  'figure-entries',
  'figure-state',
  // Hashes of keys: administrators manage them through endpoints.
  'figure-keys',
  // Written by the portal only; staff read and answer them on the page of an application.
  'duplicate-pairs',
  // Of single members of staff, who read their own through endpoints.
  'note-mentions',
  'application-drafts',
  'applicant-documents',
  // Encrypted: closed to all roles.
  'identity-keys',
  'fee-structures',
  'academic-sessions',
  // Written by the portal only; staff review paid ones through an endpoint.
  'fee-dues',
  'fee-settings',
  'accounting-settings',
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
  // Written by the portal only; staff who may change a record read and write them through endpoints.
  'content-translations',
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
  // Marking documents as verified or not accepted, and notes; neither decides on an application.
  'check documents',
  // Uploaded PDFs as they were sent; everyone who may read them sees drawn pages.
  'download originals',
  // Receipts, bills, application forms and agreements as PDFs. Making one records it, so reading is not enough.
  'issue documents',
  'exceed seats',
  // Their days, rules, seats, lists and runs.
  'prepare merit processes',
  // Lists and runs that a colleague prepared.
  'publish merit results',
  // The whole Aadhaar number of an applicant, with a reason that is recorded.
  'see identity numbers',
  // Choosing how much of Aadhaar numbers the portal keeps.
  'keep identity numbers',
  // Whether rejections and some approvals need a second person.
  'require second readers',
  'review fee payments',
  'record offline payments',
  'refund payments',
  // Deciding on a colleague's refund, concession or change of a fee; asking for one needs its own permission.
  'approve money',
  'match bank statements',
  // Of one's own counter, and signing a colleague's.
  'close days',
  'reopen days',
  'replace receipts',
  'manage orders',
  'write course texts',
  // To all students that a notice concerns.
  'send notices',
  // From the outbox, unchanged.
  'send messages again',
  // The e-mail address or phone of a student, after a change that the student did not make.
  'restore contacts',
  // Of applications and places; those of money need the right to read payments, too.
  'see figures',
  // With which programs of a head office read figures.
  'manage figure keys',
  'give roles',
] as const
export type Action = (typeof ACTIONS)[number]

export function isGuarded(slug: string): slug is Guarded {
  return SUBJECTS.some((subject) => subject === slug)
}
