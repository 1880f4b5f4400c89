import type { StaffApi } from './staff-api.ts'

/** Every collection that staff see in the menu, with whether an administrator may add to it. */
const COLLECTIONS = {
  applications: false,
  'academic-sessions': true,
  'fee-structures': true,
  'contact-messages': false,
  messages: false,
  payments: false,
  courses: true,
  colleges: true,
  subjects: true,
  books: true,
  'book-stock': false,
  'gallery-items': true,
  policies: false,
  media: true,
  'reference-lists': false,
  publications: false,
  students: false,
  staff: true,
} as const

const GLOBALS = ['home', 'about', 'site-settings']

/** The addresses of every kind of page of the admin, with a record of each collection that has one. */
export async function adminPages(staff: StaffApi): Promise<string[]> {
  const pages = ['', '/account']
  for (const [slug, mayAdd] of Object.entries(COLLECTIONS)) {
    const list = `/collections/${slug}`
    pages.push(list)
    if (mayAdd) pages.push(`${list}/create`)
    const [record] = await staff.all(slug, {})
    if (record) pages.push(`${list}/${record.id}`)
  }
  pages.push('/collections/books?limit=5&page=2', '/collections/books?search=nothing-like-this')
  for (const slug of GLOBALS) pages.push(`/globals/${slug}`, `/globals/${slug}/versions`)
  const [course] = await staff.all('courses', {})
  pages.push(`/collections/courses/${course?.id}/versions`)
  return pages.map((page) => `/admin${page}`)
}
