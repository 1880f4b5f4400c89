/** Grants that several roles share, by what people work on. Which role has them stands in `roles.ts`. */
import type { Guarded, Verb } from './permissions.ts'

export type Grants = Partial<Record<Guarded, readonly Verb[]>>

const records = ['create', 'update', 'delete'] as const
const drafted = ['create', 'update', 'delete', 'readVersions'] as const
/** For collections with a fixed set of records that the portal creates. */
const change = ['update', 'readVersions'] as const

export const website: Grants = {
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
export const shelves: Grants = {
  books: drafted,
  'book-stock': ['read'],
  'book-imports': ['read'],
  media: drafted,
  'sample-files': records,
}
export const office: Grants = {
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
  'merit-processes': ['read'],
  'correction-windows': ['read', ...records],
  'application-events': ['read'],
  'bulk-runs': ['read'],
  'bulk-run-items': ['read'],
  'applicant-documents': ['read'],
  'fee-structures': records,
  'academic-sessions': records,
}
export const moneyRecords: Grants = {
  payments: ['read'],
  refunds: ['read'],
  receipts: ['read'],
  'offline-payments': ['read'],
  'payment-proofs': ['read'],
  'money-approvals': ['read'],
  'bank-lines': ['read'],
  'day-closings': ['read'],
  'settlement-lines': ['read'],
  'money-findings': ['read'],
  'course-purchases': ['read'],
}
export const moneyActions = [
  'review fee payments',
  'record offline payments',
  'refund payments',
  'approve money',
  'match bank statements',
  'close days',
  'replace receipts',
] as const
const settings = ['read', 'update'] as const
export const feePayments: Grants = { 'fee-dues': ['read'], 'fee-settings': settings, 'accounting-settings': settings }
/** Requests name applications, orders and payments, so everybody who works on these answers. */
export const requests: Grants = { 'contact-messages': ['read', 'update'] }
export const orderDesk: Grants = {
  orders: ['read'],
  shipments: ['read'],
  'stock-movements': ['read'],
  'shop-settings': ['read', 'update'],
}
