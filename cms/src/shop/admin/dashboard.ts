import { draftsWaiting } from '../../content/index.ts'
import type { DashboardSection } from '../../platform/admin/dashboard.ts'
import { outOfStock } from './alerts/out-of-stock.ts'

export const shopDashboard: DashboardSection = {
  alerts: [draftsWaiting('books', 'book', 'books'), outOfStock],
  shortcuts: [
    {
      needs: { subject: 'books', verb: 'create' },
      label: 'Add a book',
      hint: 'Title, author, price and a picture of the cover',
      href: '/collections/books/create',
    },
    {
      needs: { subject: 'book-stock', verb: 'update' },
      label: 'Correct the stock',
      hint: 'Set how many copies of each book are on the shelf',
      href: '/collections/book-stock',
    },
  ],
}
