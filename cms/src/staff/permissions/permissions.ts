/** Everything that can be asked of the table of roles (`roles.ts`). What no role is given there is closed to everyone. */

/** What can be done to the records of a collection; `admin` is signing in to this panel, `unlock` a locked account. */
export const VERBS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'] as const
export type Verb = (typeof VERBS)[number]

/** Collections, globals and what Payload adds of its own, by slug. */
export const SUBJECTS = [
  'courses',
  'colleges',
  'gallery-items',
  'books',
  'book-stock',
  'policies',
  'subjects',
  'reference-lists',
  'media',
  'home',
  'about',
  'site-settings',
  'contact-messages',
  'messages',
  'staff',
  // Students register themselves; an account is deleted when its owner asks for it.
  'students',
  // Hashes and tokens: closed.
  'student-credentials',
  'student-sessions',
  'one-time-codes',
  'account-links',
  // Only the portal writes what was paid.
  'payments',
  'simulator-payments',
  // Only the portal's operations write applications and documents; staff decide by calls that know the rules.
  'applications',
  'application-events',
  'application-drafts',
  'applicant-documents',
  'fee-structures',
  'academic-sessions',
  'publications',
  'rate-limits',
  // The queue belongs to the portal's own worker, which needs no permission.
  'payload-jobs',
  'payload-jobs-stats',
  'payload-migrations',
  // Who is editing what, so that two people do not overwrite each other.
  'payload-locked-documents',
] as const
export type Guarded = (typeof SUBJECTS)[number]

/** What is not one verb on one collection. */
export const ACTS = ['decide applications', 'write course texts', 'give roles'] as const
export type Act = (typeof ACTS)[number]

/** Whether a slug is in the catalogue. */
export function isGuarded(slug: string): slug is Guarded {
  return SUBJECTS.some((subject) => subject === slug)
}
