/**
 * The role table: the only place that names a role. A new role is a new entry. Visitors, students and staff without a
 * role have no access through Payload's own API.
 */
import type { Action, Guarded, Verb } from './permissions.ts'

type Grants = Partial<Record<Guarded, readonly Verb[]>>

export interface RoleRow {
  /** Shown in the staff form. */
  label: string
  /** For a sentence: “Ask an administrator.” */
  title: string
  /** Grants on every record, in addition to `everyMember`. */
  may: Grants
  actions: readonly Action[]
}

const records = ['create', 'update', 'delete'] as const
const drafted = ['create', 'update', 'delete', 'readVersions'] as const
/** For collections with a fixed set of records that the portal creates. */
const change = ['update', 'readVersions'] as const

const website: Grants = {
  courses: drafted,
  colleges: drafted,
  'gallery-items': drafted,
  notices: drafted,
  'video-files': records,
  'caption-files': records,
  'notice-files': records,
  'recorded-courses': drafted,
  policies: change,
  subjects: drafted,
  'reference-lists': change,
  home: change,
  about: change,
  'site-settings': change,
}
const shelves: Grants = {
  books: drafted,
  'book-stock': ['read'],
  'book-imports': ['read'],
  media: drafted,
  'sample-files': records,
}
const office: Grants = {
  // Fees and seats of colleges; course texts need the action `write course texts`.
  courses: change,
  colleges: ['read'],
  subjects: drafted,
  notices: drafted,
  'notice-files': records,
  students: ['read'],
  'contact-changes': ['read'],
  applications: ['read'],
  'admission-settings': ['read', 'update'],
  'application-events': ['read'],
  'applicant-documents': ['read'],
  'fee-structures': records,
  'academic-sessions': records,
}

const feePayments: Grants = { 'fee-dues': ['read'], 'fee-settings': ['read', 'update'] }
/** Requests name applications, orders and payments, so everybody who works on these answers. */
const requests: Grants = { 'contact-messages': ['read', 'update'] }
const orderDesk: Grants = {
  orders: ['read'],
  shipments: ['read'],
  'stock-movements': ['read'],
  'shop-settings': ['read', 'update'],
}

export const roleTable = {
  administrator: {
    label: 'Administrator (everything, including staff accounts)',
    title: 'an administrator',
    may: {
      ...office,
      ...website,
      ...shelves,
      ...feePayments,
      ...orderDesk,
      'contact-messages': ['read', 'update', 'delete'],
      messages: ['read'],
      staff: ['create', 'read', 'update', 'delete', 'unlock'],
      students: ['read', 'update', 'delete'],
      'contact-changes': ['read'],
      payments: ['read'],
      refunds: ['read'],
      receipts: ['read'],
      'offline-payments': ['read'],
      'payment-proofs': ['read'],
      'settlement-lines': ['read'],
      'money-findings': ['read'],
      'course-purchases': ['read'],
      'learning-settings': ['read', 'update'],
      'registration-limits': ['read', 'update'],
    },
    actions: [
      'decide applications',
      'download originals',
      'exceed seats',
      'review fee payments',
      'record offline payments',
      'refund payments',
      'replace receipts',
      'manage orders',
      'write course texts',
      'send notices',
      'restore contacts',
      'give roles',
    ],
  },
  'content-editor': {
    label: 'Content editor (website, courses, colleges, books)',
    title: 'a content editor',
    may: { ...website, ...shelves, ...requests },
    actions: ['write course texts'],
  },
  'admissions-officer': {
    label: 'Admissions officer (applications and messages)',
    title: 'an admissions officer',
    may: { ...office, ...requests },
    actions: ['decide applications', 'download originals', 'send notices'],
  },
  accounts: {
    label: 'Accounts (fees and payments)',
    title: 'an accounts clerk',
    may: {
      ...feePayments,
      ...requests,
      'fee-structures': ['read'],
      'academic-sessions': ['read'],
      orders: ['read'],
      payments: ['read'],
      refunds: ['read'],
      receipts: ['read'],
      'offline-payments': ['read'],
      'payment-proofs': ['read'],
      'settlement-lines': ['read'],
      'money-findings': ['read'],
      'course-purchases': ['read'],
      'learning-settings': ['read', 'update'],
    },
    actions: [
      'download originals',
      'review fee payments',
      'record offline payments',
      'refund payments',
      'replace receipts',
    ],
  },
  store: {
    label: 'Book store (books, prices, stock and orders)',
    title: 'a book store clerk',
    may: { ...shelves, ...orderDesk, ...requests },
    actions: ['manage orders'],
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
