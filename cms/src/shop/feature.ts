import { LOCALES } from '@pravesh/shared/platform/locale'
import { shopContract } from '@pravesh/shared/shop/contract'
import {
  globalWithPublishing,
  untouchedDrafts,
  withEditGuard,
  withNameFirst,
  withPublishing,
  withTranslations,
  withTrash,
} from '../content/index.ts'
import { dueWork } from '../database/work/run-due.ts'
import type { Feature } from '../portal/feature.ts'
import { shopDashboard } from './admin/dashboard.ts'
import { withFirstCopies, withOrderDesk, withParcelDesk, withStockDesk } from './admin/with-desk.ts'
import { basketEndpoints } from './basket/basket-endpoints.ts'
import { bookEndpoints } from './catalogue/books-endpoints.ts'
import { catalogue } from './catalogue/catalogue-route.ts'
import { startKnownWords } from './catalogue/search/known-words.ts'
import { baskets } from './collections/baskets.ts'
import { bookImports } from './collections/book-imports.ts'
import { bookStock } from './collections/book-stock.ts'
import { books } from './collections/books.ts'
import { courierSessions } from './collections/courier-sessions.ts'
import { orders } from './collections/orders.ts'
import { shipments } from './collections/shipments.ts'
import { shopSettingsGlobal } from './collections/shop-settings-global.ts'
import { stockMovements } from './collections/stock-movements.ts'
import { stockNotices } from './collections/stock-notices.ts'
import { courierStaffEndpoints } from './couriers/by-hand/staff-endpoints.ts'
import { courierEndpoints } from './couriers/courier-endpoints.ts'
import { shipmentWork } from './couriers/shipment-work.ts'
import { encryptedCourierTokens } from './couriers/shiprocket/courier-session.ts'
import { misplacedSessions } from './couriers/shiprocket/misplaced-sessions.ts'
import { packingSlips } from './documents/slip-endpoint.ts'
import { booksExport } from './export/books-export.ts'
import { movementsExport } from './export/movements-export.ts'
import { ordersExport } from './export/orders-export.ts'
import { assignedImports } from './import/apply/assigned-imports.ts'
import { importWork } from './import/apply/import-work.ts'
import { startImporter } from './import/apply/importer.ts'
import { importEndpoints } from './import/import-endpoints.ts'
import { shopInvariants } from './invariants/invariants.ts'
import { shopLabels } from './labels/labels.ts'
import { shopMessages } from './messages/messages.ts'
import { noticeData } from './notices/notice-data.ts'
import { notifyWhenBack } from './notices/notice-endpoint.ts'
import { noticeSweep, noticeWork } from './notices/notice-work.ts'
import { orderEffects } from './orders/order-effects.ts'
import {
  cancelOrder,
  changeAddress,
  lastAddress,
  myOrders,
  placeOrder,
  quote,
  requestReturn,
  withdrawReturn,
} from './orders/order-endpoints.ts'
import { orderSweep } from './orders/order-sweep.ts'
import { payOrder, retryOrder } from './orders/pay-endpoints.ts'
import { awaitReturn, decideReturn, receiveReturn, reopenReturn } from './orders/return-staff-endpoints.ts'
import { cancelByStaff } from './orders/staff-endpoints.ts'
import { shopPages } from './pages.ts'
import { shopRecords } from './person-records.ts'
import { basketData } from './personal-data/basket-data.ts'
import { ordersData } from './personal-data/orders-data.ts'
import { shipmentsData } from './personal-data/shipments-data.ts'
import { demoBooks } from './seed/demo-books.ts'
import { stockChecks } from './stock/stock-checks.ts'
import { adjustStock } from './stock/stock-endpoints.ts'

/** Printed books, their stock and their orders. */
export const shop: Feature = {
  labels: shopLabels,
  personRecords: shopRecords,
  collections: [
    withPublishing(withEditGuard(withNameFirst(withTrash(withFirstCopies(withTranslations(books)))))),
    withPublishing(withStockDesk(bookStock)),
    stockMovements,
    withOrderDesk(orders),
    withParcelDesk(shipments),
    courierSessions,
    bookImports,
    stockNotices,
    baskets,
  ],
  globals: [globalWithPublishing(shopSettingsGlobal)],
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
    changeAddress,
    requestReturn,
    withdrawReturn,
    cancelByStaff,
    awaitReturn,
    receiveReturn,
    reopenReturn,
    decideReturn,
    adjustStock,
    ...basketEndpoints,
    ...courierEndpoints,
    ...courierStaffEndpoints,
    notifyWhenBack,
    ...importEndpoints,
    packingSlips,
  ],
  exports: [booksExport, ordersExport, movementsExport],
  encryptedFields: [encryptedCourierTokens],
  contract: shopContract,
  demoContent: demoBooks,
  messages: shopMessages,
  personalData: [ordersData, shipmentsData, noticeData, basketData],
  invariants: shopInvariants,
  assignedWork: [assignedImports],
  work: [
    dueWork('order-effects', orderEffects),
    dueWork('shipments', shipmentWork),
    misplacedSessions,
    stockChecks,
    untouchedDrafts('books', 'name'),
    orderSweep,
    dueWork('book-imports', importWork),
    noticeWork,
    dueWork('stock-notices', noticeSweep),
  ],
  start: async (context) => {
    const parts = [startImporter(context), startKnownWords(context)]
    return { stop: async () => void (await Promise.all(parts.map(({ stop }) => stop?.()))) }
  },
}
