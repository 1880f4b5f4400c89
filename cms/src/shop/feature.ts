import { LOCALES } from '@pravesh/shared/platform/locale'
import { shopContract } from '@pravesh/shared/shop/contract'
import { withEditGuard, withPublishing, withTrash } from '../content/index.ts'
import type { Feature } from '../platform/feature.ts'
import { dueWork } from '../platform/work/run-due.ts'
import { shopDashboard } from './admin/dashboard.ts'
import { bookEndpoints } from './catalogue/books-endpoints.ts'
import { catalogue } from './catalogue/catalogue-route.ts'
import { bookImports } from './collections/book-imports.ts'
import { bookStock } from './collections/book-stock.ts'
import { books } from './collections/books.ts'
import { orders } from './collections/orders.ts'
import { stockMovements } from './collections/stock-movements.ts'
import { courierSessions } from './collections/courier-sessions.ts'
import { shipments } from './collections/shipments.ts'
import { stockNotices } from './collections/stock-notices.ts'
import { booksExport } from './export/books-export.ts'
import { importWork } from './import/apply/import-work.ts'
import { startImporter } from './import/apply/importer.ts'
import { importEndpoints } from './import/import-endpoints.ts'
import { noticeData } from './notices/notice-data.ts'
import { notifyWhenBack } from './notices/notice-endpoint.ts'
import { noticeSweep, noticeWork } from './notices/notice-work.ts'
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
    bookImports,
    stockNotices,
  ],
  globals: [shopSettingsGlobal],
  dashboardSection: shopDashboard,
  pages: shopPages,
  routes: LOCALES.map(catalogue),
  personalData: [noticeData],
  endpoints: [...bookEndpoints, notifyWhenBack, ...importEndpoints, booksExport],
  contract: shopContract,
  demoContent: demoBooks,
  work: [dueWork(importWork), noticeWork, dueWork(noticeSweep)],
  start: async (context) => startImporter(context),
}
