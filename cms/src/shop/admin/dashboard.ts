import type { DashboardSection } from '../../admin-kit/dashboard/dashboard.ts'
import { draftsWaiting } from '../../content/index.ts'
import { courierAlerts } from '../couriers/admin/courier-alerts.ts'
import { parcelsToPack, returnsToDecide } from './alerts/desk-alerts.ts'
import { lowStock } from './alerts/low-stock.ts'
import { outOfStock } from './alerts/out-of-stock.ts'

export const shopDashboard: DashboardSection = {
  alerts: [
    returnsToDecide,
    parcelsToPack,
    ...courierAlerts,
    draftsWaiting('books', 'book', 'books'),
    outOfStock,
    lowStock,
  ],
  shortcuts: [
    {
      needs: { subject: 'shipments', verb: 'read' },
      label: 'Pack and send parcels',
      hint: 'Packing slips, address labels and tracking numbers',
      href: '/collections/shipments',
      frequency: 'daily',
    },
    {
      needs: { subject: 'books', verb: 'create' },
      label: 'Add a book',
      hint: 'Title, author, price and a picture of the cover',
      href: '/collections/books/create',
      frequency: 'often',
    },
    {
      needs: { subject: 'books', verb: 'create' },
      label: 'Add or change many books',
      hint: 'With a file from a spreadsheet; you see the changes first',
      href: '/collections/book-imports',
    },
    {
      needs: { subject: 'stock-movements', verb: 'read' },
      label: 'Correct the stock',
      hint: 'Copies that arrived, are damaged or are missing',
      href: '/collections/book-stock',
      frequency: 'often',
    },
  ],
}
