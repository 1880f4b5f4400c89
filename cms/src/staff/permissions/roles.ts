/**
 * The role table: the only place that names a role. A new role is a new entry. Visitors, students and staff without a
 * role have no access through Payload's own API.
 */
import {
  feePayments,
  type Grants,
  moneyActions,
  moneyRecords,
  office,
  orderDesk,
  requests,
  shelves,
  website,
} from './grants.ts'
import type { Action } from './permissions.ts'

export interface RoleRow {
  /** Shown in the staff form. */
  label: string
  /** For a sentence: “Ask an administrator.” */
  title: string
  /** Grants on every record, in addition to `everyMember`. */
  may: Grants
  actions: readonly Action[]
  /** Whether a portal in live mode demands a second step at the sign-in. All other staff may set one up. */
  needsSecondFactor: boolean
}

const administrator = {
  label: 'Administrator (everything, including staff accounts)',
  title: 'an administrator',
  may: {
    ...office,
    ...website,
    ...shelves,
    ...feePayments,
    ...moneyRecords,
    ...orderDesk,
    'contact-messages': ['read', 'update', 'delete'],
    messages: ['read'],
    staff: ['create', 'read', 'update', 'delete', 'unlock'],
    students: ['read', 'update', 'delete'],
    'access-records': ['read'],
    'data-breaches': ['create', 'read', 'update', 'readVersions'],
    'second-readings': ['read'],
    'learning-settings': ['read', 'update'],
    'registration-limits': ['read', 'update'],
    'retention-settings': ['read', 'update'],
    'legal-holds': ['create', 'read', 'update'],
    'retention-runs': ['read'],
    'rights-requests': ['read', 'update'],
    'rights-settings': ['read', 'update'],
  },
  actions: [
    'decide applications',
    'check documents',
    'download originals',
    'issue documents',
    'exceed seats',
    'prepare merit processes',
    'publish merit results',
    'see identity numbers',
    'keep identity numbers',
    'require second readers',
    ...moneyActions,
    'reopen days',
    'manage orders',
    'write course texts',
    'send notices',
    'send messages again',
    'restore contacts',
    'see figures',
    'manage figure keys',
    'give roles',
  ],
  needsSecondFactor: true,
} as const satisfies RoleRow

/** The verbs of some grants that change nothing. */
function readingOf(may: Grants): Grants {
  const entries = Object.entries(may).map(([subject, verbs]) => [
    subject,
    verbs.filter((verb) => verb === 'read' || verb === 'readVersions'),
  ])
  return Object.fromEntries(entries)
}

export const roleTable = {
  administrator,
  'content-editor': {
    label: 'Content editor (website, courses, colleges, books)',
    title: 'a content editor',
    may: { ...website, ...shelves, ...requests },
    actions: ['write course texts'],
    needsSecondFactor: false,
  },
  'admissions-officer': {
    label: 'Admissions officer (applications and messages)',
    title: 'an admissions officer',
    may: { ...office, ...requests },
    actions: [
      'decide applications',
      'check documents',
      'download originals',
      'issue documents',
      'see identity numbers',
      'send notices',
      'see figures',
    ],
    needsSecondFactor: true,
  },
  verifier: {
    label: 'Verifier (checks documents, decides nothing)',
    title: 'a verifier',
    may: {
      applications: ['read'],
      'application-events': ['read'],
      'applicant-documents': ['read'],
      'merit-processes': ['read'],
    },
    actions: ['check documents', 'see figures'],
    needsSecondFactor: true,
  },
  accounts: {
    label: 'Accounts (fees and payments)',
    title: 'an accounts clerk',
    may: {
      ...feePayments,
      ...moneyRecords,
      ...requests,
      'fee-structures': ['read'],
      'academic-sessions': ['read'],
      orders: ['read'],
      'learning-settings': ['read', 'update'],
    },
    actions: ['download originals', 'issue documents', ...moneyActions, 'see figures'],
    needsSecondFactor: true,
  },
  store: {
    label: 'Book store (books, prices, stock and orders)',
    title: 'a book store clerk',
    may: { ...shelves, ...orderDesk, ...requests },
    actions: ['manage orders', 'issue documents'],
    needsSecondFactor: false,
  },
  auditor: {
    label: 'Auditor (reads everything, changes nothing)',
    title: 'an auditor',
    may: readingOf(administrator.may),
    actions: ['download originals', 'see figures'],
    needsSecondFactor: true,
  },
} as const satisfies Record<string, RoleRow>

export type Role = keyof typeof roleTable
export const ROLES = Object.keys(roleTable).filter(isRole)

function isRole(name: string): name is Role {
  return Object.hasOwn(roleTable, name)
}

/** Role of the account created at the first start. */
export const FIRST_ROLE: Role = 'administrator'
/** Default role in the form of a new member of staff. */
export const PROPOSED_ROLE: Role = 'content-editor'

/** Grants to all staff regardless of role: on every record, and on their own account. */
export const everyMember = {
  may: {
    courses: ['read'],
    colleges: ['read'],
    'gallery-items': ['read'],
    notices: ['read'],
    'recorded-courses': ['read'],
    books: ['read'],
    'book-stock': ['read'],
    policies: ['read'],
    subjects: ['read'],
    'reference-lists': ['read'],
    media: ['read'],
    'video-files': ['read'],
    'caption-files': ['read'],
    'notice-files': ['read'],
    'sample-files': ['read'],
    home: ['read'],
    about: ['read'],
    'site-settings': ['read'],
    'fee-structures': ['read'],
    'academic-sessions': ['read'],
    publications: ['read'],
    staff: ['admin'],
    'payload-locked-documents': ['create', 'read', 'update', 'delete'],
  },
  own: { staff: ['read', 'update'] },
} as const satisfies { may: Grants; own: Grants }
