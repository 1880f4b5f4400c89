/**
 * What each role of the staff may do: the one table of the portal, and the only place that names a role. Another role is
 * another entry. Visitors, students and staff without a role may do nothing through Payload's own API.
 */
import type { Act, Guarded, Verb } from './permissions.ts'

type Grants = Partial<Record<Guarded, readonly Verb[]>>

export interface RoleRow {
  /** In the form of a member of staff. */
  label: string
  /** In a sentence: “Ask an administrator.” */
  title: string
  /** Allowed for every record, beyond what all staff may do. */
  may: Grants
  acts: readonly Act[]
}

const records = ['create', 'update', 'delete'] as const
const drafted = ['create', 'update', 'delete', 'readVersions'] as const
/** For a fixed set of records that the portal itself creates. */
const change = ['update', 'readVersions'] as const

/** The texts and pictures of the website. */
const website: Grants = {
  courses: drafted,
  colleges: drafted,
  'gallery-items': drafted,
  policies: change,
  subjects: drafted,
  home: change,
  about: change,
  'site-settings': change,
}
const shelves: Grants = { books: drafted, 'book-stock': ['update'], 'reference-lists': change, media: drafted }
const office: Grants = {
  // What colleges charge and how many seats there are; for the texts, see `write course texts`.
  courses: change,
  subjects: drafted,
  students: ['read'],
  applications: ['read'],
  'application-events': ['read'],
  'applicant-documents': ['read'],
  'fee-structures': records,
  'academic-sessions': records,
}

export const roleTable = {
  administrator: {
    label: 'Administrator (everything, and who may sign in)',
    title: 'an administrator',
    may: {
      ...office,
      ...website,
      ...shelves,
      'contact-messages': ['read', 'update', 'delete'],
      messages: ['read'],
      staff: ['create', 'read', 'update', 'delete', 'unlock'],
      students: ['read', 'update', 'delete'],
      payments: ['read'],
    },
    acts: ['decide applications', 'write course texts', 'give roles'],
  },
  'content-editor': {
    label: 'Content editor (website, courses, colleges, books)',
    title: 'a content editor',
    may: { ...website, ...shelves, 'contact-messages': ['read', 'update'] },
    acts: ['write course texts'],
  },
  'admissions-officer': {
    label: 'Admissions officer (applications and messages)',
    title: 'an admissions officer',
    may: { ...office, 'contact-messages': ['read', 'update'] },
    acts: ['decide applications'],
  },
  accounts: {
    label: 'Accounts (fees and payments)',
    title: 'an accounts clerk',
    may: { payments: ['read'] },
    acts: [],
  },
  store: {
    label: 'Book store (books, prices and stock)',
    title: 'a book store clerk',
    may: shelves,
    acts: [],
  },
} as const satisfies Record<string, RoleRow>

export type Role = keyof typeof roleTable
export const ROLES = Object.keys(roleTable).filter(isRole)

function isRole(name: string): name is Role {
  return Object.hasOwn(roleTable, name)
}

/** The role of the account that the portal creates at its first start. */
export const FIRST_ROLE: Role = 'administrator'
/** The role that the form of a new member of staff proposes. */
export const PROPOSED_ROLE: Role = 'content-editor'

/** What all staff may do, whatever their roles: with every record, and with their own account. */
export const everyMember = {
  may: {
    courses: ['read'],
    colleges: ['read'],
    'gallery-items': ['read'],
    books: ['read'],
    'book-stock': ['read'],
    policies: ['read'],
    subjects: ['read'],
    'reference-lists': ['read'],
    media: ['read'],
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
