import { bookComingSoonPage } from '@pravesh/shared/shop/catalogue/pages'
import { shopContract } from '@pravesh/shared/shop/contract'
import { withEditGuard, withPublishing, withTrash } from '../content/index.ts'
import type { Feature } from '../platform/feature.ts'
import { shellPage } from '../platform/pages/define-page.ts'
import { shopDesk } from './admin/dashboard.ts'
import { book } from './catalogue/book-page.ts'
import { bookEndpoints } from './catalogue/books-endpoints.ts'
import { books as booksPage } from './catalogue/books-page.ts'
import { catalogue } from './catalogue/catalogue-route.ts'
import { bookStock } from './collections/book-stock.ts'
import { books } from './collections/books.ts'
import { demoBooks } from './seed/demo-books.ts'

/** Printed books and their stock. */
export const shop: Feature = {
  collections: [withPublishing(withEditGuard(withTrash(books))), withPublishing(bookStock)],
  dashboardSection: shopDesk,
  pages: [booksPage, book, shellPage(bookComingSoonPage)],
  routes: [catalogue],
  endpoints: bookEndpoints,
  contract: shopContract,
  demoContent: demoBooks,
}
