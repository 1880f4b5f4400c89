import type { StaffApi } from './staff-api.ts'

/** Every collection in the menu. The value tells whether to visit its form for a new record as well. */
const COLLECTIONS = {
  applications: false,
  'bulk-runs': false,
  'merit-processes': false,
  'academic-sessions': false,
  'fee-structures': false,
  'contact-messages': false,
  messages: false,
  payments: false,
  refunds: false,
  'offline-payments': false,
  receipts: false,
  'fee-dues': false,
  'settlement-lines': false,
  'money-findings': false,
  courses: true,
  colleges: true,
  subjects: false,
  books: true,
  'book-stock': false,
  'book-imports': false,
  'stock-movements': false,
  orders: false,
  shipments: false,
  'gallery-items': false,
  notices: false,
  policies: false,
  media: true,
  'video-files': true,
  'caption-files': true,
  'notice-files': true,
  'sample-files': true,
  'reference-lists': false,
  publications: false,
  students: false,
  'contact-changes': false,
  'access-records': false,
  'data-breaches': true,
  'legal-holds': true,
  'retention-runs': false,
  'rights-requests': false,
  staff: true,
} as const

const GLOBALS = ['home', 'about', 'site-settings']

/** The paths of every kind of admin page, with a record of each collection that has one. */
export async function adminPages(staff: StaffApi): Promise<string[]> {
  const pages = ['', '/account', '/translations', '/collections/nothing-like-this']
  for (const [slug, withNew] of Object.entries(COLLECTIONS)) {
    const list = `/collections/${slug}`
    pages.push(list)
    if (withNew) pages.push(`${list}/create`)
    // Only a corrected application has every part of the review: the decision, the places and what changed.
    const [record] = await staff.all(slug, slug === 'applications' ? { status: 'RESUBMITTED' } : {})
    if (record) pages.push(`${list}/${record.id}`)
  }
  pages.push(
    '/globals/admission-settings',
    '/globals/fee-settings',
    '/globals/retention-settings',
    '/globals/rights-settings',
    '/globals/shop-settings',
    '/collections/books?limit=5&page=2',
    '/collections/books?search=nothing-like-this',
  )
  for (const slug of GLOBALS) pages.push(`/globals/${slug}`, `/globals/${slug}/versions`)
  const [course] = await staff.all('courses', {})
  pages.push(`/collections/courses/${course?.id}/versions`)
  return pages.map((page) => `/admin${page}`)
}

/** Lists, a review, forms and a dashboard: each has parts of our own that no other has, or small targets. */
export async function ownPages(staff: StaffApi): Promise<string[]> {
  const [application] = await staff.all('applications', { status: 'RESUBMITTED' })
  const [course] = await staff.all('courses', {})
  const records = [
    `applications/${application?.id}`,
    `courses/${course?.id}`,
    'payments',
    'receipts',
    'orders',
    'staff/create',
  ]
  return ['/admin', ...records.map((record) => `/admin/collections/${record}`)]
}
