import { LOCALES } from '@pravesh/shared/platform/locale'
import { shopContract } from '@pravesh/shared/shop/contract'
import { withEditGuard, withPublishing, withTrash } from '../content/index.ts'
import type { Feature } from '../platform/feature.ts'
import { dueWork } from '../platform/work/run-due.ts'
import { shopDashboard } from './admin/dashboard.ts'
import { bookEndpoints } from './catalogue/books-endpoints.ts'
import { catalogue } from './catalogue/catalogue-route.ts'
import { bookStock } from './collections/book-stock.ts'
import { books } from './collections/books.ts'
import { courierSessions } from './collections/courier-sessions.ts'
import { orders } from './collections/orders.ts'
import { shipments } from './collections/shipments.ts'
import { stockMovements } from './collections/stock-movements.ts'
import { shopInvariants } from './invariants/invariants.ts'
import { orderEffects } from './orders/order-effects.ts'
import { cancelOrder, lastAddress, myOrders, placeOrder, quote, requestReturn } from './orders/order-endpoints.ts'
import { payOrder, retryOrder } from './orders/pay-endpoints.ts'
import { cancelByStaff, decideReturn } from './orders/staff-endpoints.ts'
import { shopPages } from './pages.ts'
import { ordersData } from './personal-data/orders-data.ts'
import { demoBooks } from './seed/demo-books.ts'
import { shopSettingsGlobal } from './settings/shop-settings-global.ts'
import { stockChecks } from './stock/stock-checks.ts'
import { adjustStock } from './stock/stock-endpoints.ts'

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
  endpoints: [
    ...bookEndpoints,
    placeOrder,
    payOrder,
    myOrders,
    retryOrder,
    quote,
    lastAddress,
    cancelOrder,
    requestReturn,
    cancelByStaff,
    decideReturn,
    adjustStock,
  ],
  contract: shopContract,
  demoContent: demoBooks,
  personalData: ordersData,
  invariants: shopInvariants,
  work: [dueWork(orderEffects), stockChecks],
}
