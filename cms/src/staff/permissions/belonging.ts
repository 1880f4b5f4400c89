import type { Action, Guarded } from './permissions.ts'

/**
 * How the records of a collection belong to colleges and courses, which decides what a limited person may do with them
 * (decision 76):
 * - `place`: fields `college` and `course` name the one place of each record; a limited person sees those inside.
 * - `places`: a text of keys (`place-keys.ts`); seen if one of its places is inside.
 * - `college`, `course`: the records are the colleges and courses themselves. Everyone on the staff reads them; they are
 *   changed by those whose limit contains all that they concern.
 * - `through`: only read with the record they are part of, through endpoints that check that record.
 * - `shared`: public content and settings that concern everyone. Read as the role says, changed only without a limit.
 * - `outside`: belongs to no college, such as an order. Closed to limited persons.
 * - `own`: the accounts of the staff. A limited person has only their own.
 * - `working`: what the admin needs to work, such as edit locks. Not limited.
 * - `closed`: closed to all roles.
 */
export type Belonging =
  | 'place'
  | 'places'
  | 'college'
  | 'course'
  | 'through'
  | 'shared'
  | 'outside'
  | 'own'
  | 'working'
  | 'closed'

/** A new collection does not compile without its row. */
export const BELONGING = {
  applications: 'place',
  'fee-dues': 'place',
  payments: 'place',
  refunds: 'place',
  receipts: 'place',
  'offline-payments': 'place',
  'money-approvals': 'place',
  'contact-messages': 'place',
  students: 'places',
  'bulk-runs': 'places',
  'bulk-run-items': 'place',
  'second-readings': 'place',
  colleges: 'college',
  courses: 'course',
  'application-events': 'through',
  'applicant-documents': 'through',
  'payment-proofs': 'through',
  'contact-changes': 'through',
  'gallery-items': 'shared',
  notices: 'shared',
  books: 'shared',
  'book-stock': 'shared',
  policies: 'shared',
  subjects: 'shared',
  'reference-lists': 'shared',
  media: 'shared',
  'video-files': 'shared',
  'caption-files': 'shared',
  'notice-files': 'shared',
  'sample-files': 'shared',
  home: 'shared',
  about: 'shared',
  'site-settings': 'shared',
  'recorded-courses': 'shared',
  'learning-settings': 'shared',
  'registration-limits': 'shared',
  'retention-settings': 'shared',
  'rights-settings': 'shared',
  'admission-settings': 'shared',
  'correction-windows': 'shared',
  'merit-processes': 'shared',
  'fee-structures': 'shared',
  'academic-sessions': 'shared',
  'fee-settings': 'shared',
  'accounting-settings': 'shared',
  'shop-settings': 'shared',
  publications: 'shared',
  'book-imports': 'outside',
  shipments: 'outside',
  orders: 'outside',
  'stock-movements': 'outside',
  'course-purchases': 'outside',
  messages: 'outside',
  // What colleagues opened, in all colleges.
  'access-records': 'outside',
  'data-breaches': 'outside',
  'legal-holds': 'outside',
  'retention-runs': 'outside',
  'rights-requests': 'outside',
  // Of the whole bank account, and of everything that a person took.
  'bank-lines': 'outside',
  'day-closings': 'outside',
  'settlement-lines': 'outside',
  'money-findings': 'outside',
  staff: 'own',
  'payload-locked-documents': 'working',
  'identity-keys': 'closed',
  'staff-factors': 'closed',
  'staff-sign-ins': 'closed',
  'notice-sendings': 'closed',
  'courier-sessions': 'closed',
  'course-progress': 'closed',
  'contact-replies': 'closed',
  'student-credentials': 'closed',
  'student-sessions': 'closed',
  'one-time-codes': 'closed',
  'account-links': 'closed',
  consents: 'closed',
  'nominated-persons': 'closed',
  'guardian-consents': 'closed',
  'simulator-payments': 'closed',
  'issued-documents': 'closed',
  'document-files': 'closed',
  'export-files': 'closed',
  'intake-seats': 'closed',
  'reason-texts': 'closed',
  'duplicate-pairs': 'closed',
  'note-mentions': 'closed',
  'list-views': 'closed',
  'application-drafts': 'closed',
  'merit-changes': 'closed',
  'seat-matrices': 'closed',
  'merit-entries': 'closed',
  'merit-objections': 'closed',
  'merit-lists': 'closed',
  'allotment-runs': 'closed',
  'merit-parts': 'closed',
  'seat-offers': 'closed',
  'correction-deadlines': 'closed',
  'figure-counts': 'closed',
  'figure-entries': 'closed',
  'figure-state': 'closed',
  'figure-keys': 'closed',
  'stock-notices': 'closed',
  baskets: 'closed',
  'publication-events': 'closed',
  'page-names': 'closed',
  'content-translations': 'closed',
  'build-assets': 'closed',
  'rate-limits': 'closed',
  'payload-jobs': 'closed',
  'payload-jobs-stats': 'closed',
  'payload-migrations': 'closed',
} as const satisfies Record<Guarded, Belonging>

/** Whether a limited person may use a permission: on records inside the limit, or not at all. */
export const ACTION_REACH = {
  'decide applications': 'inside',
  'check documents': 'inside',
  'download originals': 'inside',
  'issue documents': 'inside',
  'exceed seats': 'inside',
  // A process gives the seats of several colleges.
  'prepare merit processes': 'none',
  'publish merit results': 'none',
  'see identity numbers': 'inside',
  // A setting that concerns everyone.
  'keep identity numbers': 'none',
  'require second readers': 'none',
  'review fee payments': 'inside',
  'record offline payments': 'inside',
  'refund payments': 'inside',
  'approve money': 'inside',
  // Of everything that a person took, and of the whole bank account.
  'match bank statements': 'none',
  'close days': 'none',
  'reopen days': 'none',
  'replace receipts': 'inside',
  // A field of courses, which have a limit of their own.
  'write course texts': 'inside',
  // An account may have applications elsewhere, too.
  'restore contacts': 'none',
  'manage orders': 'none',
  // Notices concern students of all colleges.
  'send notices': 'none',
  'send messages again': 'none',
  'see figures': 'inside',
  'manage figure keys': 'none',
  'give roles': 'none',
} as const satisfies Record<Action, 'inside' | 'none'>
