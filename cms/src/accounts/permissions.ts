/**
 * Who of the staff may do what: the one table of the portal. Nobody else, signed in or not, may do anything through
 * Payload's own API; what the public sees is published pages. `access.ts` turns a row into Payload's access functions.
 */
import { ROLES, type Role } from './roles.ts'

/** What can be done to the records of a collection; `admin` is signing in to this panel, `unlock` a locked account. */
export const VERBS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock', 'admin'] as const
export type Verb = (typeof VERBS)[number]

/** Roles that may do it to every record; `own` may do it to their own account only. A verb left out is for nobody. */
export type Rule = readonly Role[] | { all: readonly Role[]; own: readonly Role[] }
export type Permissions = Partial<Record<Verb, Rule>>

const everyone = ROLES
const administrator = ['administrator'] as const
const editors = ['administrator', 'content-editor'] as const
const bookKeepers = ['administrator', 'content-editor', 'store'] as const
const bookkeeping = ['administrator', 'accounts'] as const
const admissions = ['administrator', 'admissions-officer'] as const
const frontDesk = ['administrator', 'content-editor', 'admissions-officer'] as const

/** Staff make, change, hide and remove it; versions are for those who change it. */
const ownedBy = (roles: readonly Role[]): Permissions => ({
  create: roles,
  read: everyone,
  update: roles,
  delete: roles,
  readVersions: roles,
})
/** A fixed set that the portal itself creates: staff change what is in it. */
const fixedSet = (roles: readonly Role[]): Permissions => ({ read: everyone, update: roles, readVersions: roles })

/** Collections, globals and what Payload adds of its own, by slug. */
export const permissions = {
  // The office sets what colleges charge and how many seats there are; the texts are the editors'. (courseWriters)
  courses: { ...ownedBy(editors), update: frontDesk, readVersions: frontDesk },
  colleges: ownedBy(editors),
  'gallery-items': ownedBy(editors),
  books: ownedBy(bookKeepers),
  'book-stock': { read: everyone, update: bookKeepers },
  policies: fixedSet(editors),
  subjects: ownedBy(frontDesk),
  'reference-lists': fixedSet(bookKeepers),
  media: ownedBy(bookKeepers),

  home: fixedSet(editors),
  about: fixedSet(editors),
  'site-settings': fixedSet(editors),

  'contact-messages': { read: frontDesk, update: frontDesk, delete: administrator },
  messages: { read: administrator },
  staff: {
    create: administrator,
    read: { all: administrator, own: everyone },
    update: { all: administrator, own: everyone },
    delete: administrator,
    unlock: administrator,
    admin: everyone,
  },

  // Students register themselves; an account is deleted when its owner asks for it.
  students: { read: admissions, update: administrator, delete: administrator },
  // Hashes and tokens are nobody's to see.
  'student-credentials': {},
  'student-sessions': {},
  'one-time-codes': {},
  'account-links': {},

  // The portal alone writes what was paid.
  payments: { read: bookkeeping },
  'simulator-payments': {},

  // The portal's own operations write applications; staff decide by calls of their own, which know the rules.
  applications: { read: admissions },
  'application-events': { read: admissions },
  'application-drafts': {},
  'fee-structures': { create: admissions, read: everyone, update: admissions, delete: admissions },
  'academic-sessions': { create: admissions, read: everyone, update: admissions, delete: admissions },
  // Applicants' papers: written by the portal alone, seen by those who review applications.
  'applicant-documents': { read: admissions },

  publications: { read: everyone },
  'rate-limits': {},

  // The queue and its notes belong to the portal's own worker, which asks nobody.
  'payload-jobs': {},
  'payload-jobs-stats': {},
  'payload-migrations': {},
  // Who is editing what, so that two people do not overwrite each other.
  'payload-locked-documents': { create: everyone, read: everyone, update: everyone, delete: everyone },
} as const satisfies Record<string, Permissions>

export type Guarded = keyof typeof permissions

/** Roles that may give or take roles. */
export const roleKeepers: readonly Role[] = administrator

/** Roles that may change a course's texts, pictures and whether it is shown, and not only its fees and colleges. */
export const courseWriters: readonly Role[] = editors

/** Whether someone with these roles may do it: to all records, to their own account only, or not at all. */
export function decide({ roles, subject, verb }: { roles: readonly Role[]; subject: Guarded; verb: Verb }) {
  const row: Permissions = permissions[subject]
  const rule = row[verb] ?? []
  const { all, own } = 'all' in rule ? rule : { all: rule, own: [] }
  const has = (wanted: readonly Role[]) => roles.some((role) => wanted.includes(role))
  return has(all) ? 'all' : has(own) ? 'own' : 'none'
}
