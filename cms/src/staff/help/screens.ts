import type { CollectionSlug, GlobalSlug } from 'payload'

export const HELP_PATH = '/admin/help'

/** A heading of a page in docs/staff: `page#id`. Where several roles work, the first one is for all others. */
type Help = string | readonly string[]

/** Help with the lists and forms of collections; null for those that no member of staff sees. */
const collections: Record<CollectionSlug, Help | null> = {
  applications: ['admissions-officer#review-an-application', 'verifier#check-documents', 'auditor#look-at-records'],
  'bulk-runs': ['admissions-officer#act-on-many-applications', 'auditor#look-at-records'],
  'bulk-run-items': null,
  'second-readings': ['administrator#see-how-often-readers-agree', 'auditor#look-at-records'],
  'correction-deadlines': null,
  'merit-processes': [
    'administrator#run-a-merit-process',
    'admissions-officer#check-marks-for-a-merit-list',
    'verifier#check-marks-for-a-merit-list',
    'auditor#look-at-records',
  ],
  'merit-changes': null,
  'seat-matrices': null,
  'merit-entries': null,
  'merit-objections': null,
  'merit-lists': null,
  'allotment-runs': null,
  'merit-parts': null,
  'seat-offers': null,
  'correction-windows': ['admissions-officer#open-a-correction-window', 'auditor#look-at-records'],
  'figure-counts': null,
  'figure-entries': null,
  'figure-state': null,
  'figure-keys': null,
  'academic-sessions': 'admissions-officer#open-the-next-session',
  'fee-structures': 'admissions-officer#change-a-fee',
  courses: ['content-editor#change-a-course', 'admissions-officer#change-the-fee-of-a-course'],
  colleges: 'content-editor#change-a-college',
  subjects: ['admissions-officer#change-the-subjects-of-bed', 'content-editor#change-the-subjects-of-bed'],
  'gallery-items': 'content-editor#add-photographs',
  notices: ['content-editor#write-a-notice', 'admissions-officer#write-a-notice'],
  policies: 'content-editor#change-a-policy',
  'video-files': 'content-editor#add-a-video',
  'caption-files': 'content-editor#add-a-video',
  'notice-files': ['content-editor#write-a-notice', 'admissions-officer#write-a-notice'],
  'sample-files': ['store#add-or-change-a-book', 'content-editor#add-or-change-a-book'],
  media: ['content-editor#use-a-picture', 'store#add-or-change-a-book'],
  'reference-lists': 'content-editor#change-a-list-of-choices',
  'contact-messages': [
    'content-editor#answer-a-message',
    'admissions-officer#answer-a-message',
    'accounts#answer-a-message',
    'store#answer-a-message',
  ],
  'recorded-courses': 'content-editor#sell-a-recorded-course',
  books: ['store#add-or-change-a-book', 'content-editor#add-or-change-a-book'],
  'book-stock': 'store#change-the-stock',
  'stock-movements': 'store#change-the-stock',
  'book-imports': 'store#import-books',
  orders: ['store#pack-and-send-an-order', 'accounts#look-at-an-order'],
  shipments: 'store#follow-a-parcel',
  'fee-dues': 'accounts#review-a-fee-payment',
  payments: ['accounts#look-at-payments', 'auditor#export-lists'],
  refunds: 'accounts#refund-a-payment',
  'offline-payments': 'accounts#take-a-payment-at-the-office',
  'money-approvals': 'accounts#decide-on-a-refund-or-concession',
  'bank-lines': 'accounts#import-a-bank-statement',
  'day-closings': 'accounts#close-the-day',
  'payment-proofs': 'accounts#take-a-payment-at-the-office',
  'settlement-lines': 'accounts#compare-settlements',
  'money-findings': 'accounts#work-through-the-daily-report',
  receipts: 'accounts#replace-a-receipt',
  'course-purchases': 'accounts#look-at-a-purchase-of-a-recorded-course',
  students: ['administrator#help-a-student', 'admissions-officer#find-a-student'],
  'contact-changes': ['administrator#help-a-student', 'admissions-officer#find-a-student'],
  'access-records': 'administrator#see-who-opened-what',
  'data-breaches': ['administrator#enter-a-data-breach', 'auditor#look-at-records'],
  'legal-holds': ['administrator#keep-everything-of-a-student', 'auditor#look-at-records'],
  'retention-runs': ['administrator#choose-how-long-data-are-kept', 'auditor#look-at-records'],
  'rights-requests': ['administrator#answer-a-request-about-rights', 'auditor#look-at-records'],
  'nominated-persons': null,
  messages: 'administrator#send-a-message-again',
  staff: 'administrator#add-a-colleague',
  'applicant-documents': 'admissions-officer#review-an-application',
  publications: null,
  'application-drafts': null,
  'duplicate-pairs': null,
  'note-mentions': null,
  'application-events': null,
  'identity-keys': null,
  'intake-seats': null,
  'build-assets': null,
  'rate-limits': null,
  'simulator-payments': null,
  'issued-documents': null,
  'document-files': null,
  'export-files': null,
  'publication-events': null,
  'page-names': null,
  'content-translations': null,
  'courier-sessions': null,
  'stock-notices': null,
  'notice-sendings': null,
  baskets: null,
  'contact-replies': null,
  'course-progress': null,
  'student-credentials': null,
  'reason-texts': null,
  'list-views': null,
  'staff-factors': null,
  'staff-sign-ins': null,
  'student-sessions': null,
  'one-time-codes': null,
  'account-links': null,
  consents: null,
  'guardian-consents': null,
  'payload-kv': null,
  'payload-jobs': null,
  'payload-locked-documents': null,
  'payload-preferences': null,
  'payload-migrations': null,
}

const globals: Record<GlobalSlug, Help | null> = {
  home: 'content-editor#change-the-home-page',
  about: 'content-editor#change-the-home-page',
  'site-settings': 'content-editor#change-the-phone-number-or-address',
  'admission-settings': 'admissions-officer#set-the-days-to-decide',
  'fee-settings': 'accounts#set-due-dates-and-reminders',
  'accounting-settings': 'accounts#import-vouchers-into-tally',
  'shop-settings': 'store#set-delivery-and-returns',
  'learning-settings': 'accounts#look-at-a-purchase-of-a-recorded-course',
  'registration-limits': 'administrator#let-a-computer-room-register',
  'retention-settings': 'administrator#choose-how-long-data-are-kept',
  'rights-settings': 'administrator#answer-a-request-about-rights',
  'payload-jobs-stats': null,
}

/** Help with the admin's own views, by the first part of their path; the dashboard has none. */
const views: Record<string, Help> = {
  '': 'README#the-dashboard',
  account: 'README#your-account',
  invitation: 'README#sign-in',
  mentions: 'README#mentions',
  exports: 'README#lists',
  reports: ['accounts#look-at-reports', 'auditor#export-lists'],
  figures: 'README#figures',
  translations: 'content-editor#translate-a-text',
}

/** All help, by the path of its screen below `/admin`. */
export const screens: Readonly<Record<string, Help | null>> = {
  ...views,
  ...under('collections', collections),
  ...under('globals', globals),
}

/** The address of the help with an admin page, on the page of one of these roles if it has some. */
export function helpAddress(pathname: string, roles: readonly unknown[] = []): string {
  const screen = pathname.split('/').slice(2)
  const help = screens[screen.slice(0, 2).join('/')] ?? screens[screen[0] ?? '']
  const all = typeof help === 'string' ? [help] : (help ?? [])
  const found = all.find((each) => roles.includes(each.split('#')[0])) ?? all[0]
  return found === undefined ? HELP_PATH : addressOf(found)
}

/** `README` is the first page. */
export function addressOf(help: string): string {
  const [page = '', id] = help.split('#')
  return `${HELP_PATH}${page === 'README' ? '' : `/${page}`}${id === undefined ? '' : `#${id}`}`
}

function under(kind: string, helps: Record<string, Help | null>): Record<string, Help | null> {
  return Object.fromEntries(Object.entries(helps).map(([slug, help]) => [`${kind}/${slug}`, help]))
}
