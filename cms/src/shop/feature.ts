import { LOCALES } from '@pravesh/shared/platform/locale'
import { shopContract } from '@pravesh/shared/shop/contract'
import { withEditGuard, withPublishing, withTrash } from '../content/index.ts'
import type { Feature } from '../platform/feature.ts'
import { shopDashboard } from './admin/dashboard.ts'
import { bookEndpoints } from './catalogue/books-endpoints.ts'
import { catalogue } from './catalogue/catalogue-route.ts'
import { bookStock } from './collections/book-stock.ts'
import { books } from './collections/books.ts'
import { courierSessions } from './collections/courier-sessions.ts'
import { orders } from './collections/orders.ts'
import { shipments } from './collections/shipments.ts'
import { stockMovements } from './collections/stock-movements.ts'
import { shopPages } from './pages.ts'
import { demoBooks } from './seed/demo-books.ts'
import { shopSettingsGlobal } from './settings/shop-settings-global.ts'

/** Printed books, their stock and their orders. */
export const shop: Feature = {
  collections: [
    withPublishing(withEditGuard(withTrash(books))),
    withPublishing(bookStock),
    stockMovements,
    orders,
    shipments,
    courierSessions,
  ],
  globals: [shopSettingsGlobal],
  dashboardSection: shopDashboard,
  pages: shopPages,
  routes: LOCALES.map(catalogue),
  endpoints: bookEndpoints,
  contract: shopContract,
  demoContent: demoBooks,
}
