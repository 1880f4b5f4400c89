import type { PageData, Site } from '@pravesh/shared/content/pages'
import type { Payload } from 'payload'
import { loadAbout } from './about.ts'
import { loadBook } from './book.ts'
import { loadBooks } from './books.ts'
import { loadCollege } from './college.ts'
import { loadColleges } from './colleges.ts'
import { loadCourse } from './course.ts'
import { loadCourseCards } from './course-cards.ts'
import { loadGallery } from './gallery.ts'
import { loadHome } from './home.ts'
import { parsePage } from './page-error.ts'
import { type PageRoute, routeOf } from './page-route.ts'
import { loadPolicy } from './policy.ts'
import { type DraftOf, type Records, recordsOf } from './records.ts'
import { loadSite } from './site.ts'

interface LoadPageOptions {
  payload: Payload
  /** A public path as it stands in the address, e.g. `/courses/…`. */
  path: string
  /** The query, e.g. `?course=BED`; only the book catalogue looks at it. */
  search?: string
  /** Draws this record from its newest draft, whether or not it may be seen yet. The caller has checked who asks. */
  draft?: DraftOf
  /** Spares reading the site settings again when many pages are loaded at once. */
  site?: Site
}

/**
 * What a public page is drawn from, out of published records; null when there is no such page.
 * Throws BadRecordError, whose message names the field, when a record cannot be shown.
 */
export async function loadPage({ payload, path, search = '', draft, site }: LoadPageOptions): Promise<PageData | null> {
  const route = routeOf(path)
  if (route === null) return null
  const records = recordsOf({ payload, draft })
  const [content, settings] = await Promise.all([loadContent(records, route, search), site ?? loadSite(records)])
  return content === null ? null : parsePage(path, { ...content, site: settings })
}

async function loadContent(records: Records, route: PageRoute, search: string) {
  switch (route.kind) {
    case 'home':
      return loadHome(records)
    case 'courses':
      return { kind: route.kind, courses: await loadCourseCards(records) }
    case 'course':
      return loadCourse(records, route.id)
    case 'colleges':
      return loadColleges(records)
    case 'college':
      return loadCollege(records, route.id)
    case 'gallery':
      return loadGallery(records)
    case 'about':
      return loadAbout(records)
    case 'policy':
      return loadPolicy(records, route.key)
    case 'books':
      return loadBooks(records, search)
    case 'book':
      return loadBook(records, route)
    case 'contact':
      return { kind: route.kind, form: null }
    default:
      return { kind: route.kind }
  }
}
