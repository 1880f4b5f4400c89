import { LOCALES } from '@pravesh/shared/platform/locale'
import { shopContract } from '@pravesh/shared/shop/contract'
import { withEditGuard, withPublishing, withTrash } from '../content/index.ts'
import type { Feature } from '../platform/feature.ts'
import { shopDashboard } from './admin/dashboard.ts'
import { bookEndpoints } from './catalogue/books-endpoints.ts'
import { catalogue } from './catalogue/catalogue-route.ts'
import { bookStock } from './collections/book-stock.ts'
import { books } from './collections/books.ts'
import { shopPages } from './pages.ts'
import { demoBooks } from './seed/demo-books.ts'

/** Printed books and their stock. */
export const shop: Feature = {
  collections: [withPublishing(withEditGuard(withTrash(books))), withPublishing(bookStock)],
  dashboardSection: shopDashboard,
  pages: shopPages,
  routes: LOCALES.map(catalogue),
  endpoints: bookEndpoints,
  contract: shopContract,
  demoContent: demoBooks,
}
