import { type DashboardAlert, filteredList } from '../../../admin-kit/dashboard/dashboard.ts'

/** Alert for published books without copies. */
export const outOfStock: DashboardAlert = {
  needs: { subject: 'stock-movements', verb: 'read' },
  async findNotices({ payload, user }) {
    const { totalDocs } = await payload.count({
      collection: 'book-stock',
      where: {
        and: [
          { copies: { equals: 0 } },
          { 'book.active': { equals: true } },
          { 'book._status': { equals: 'published' } },
        ],
      },
      overrideAccess: false,
      user,
    })
    if (totalDocs === 0) return []
    return [
      {
        text: totalDocs === 1 ? '1 book is out of stock' : `${totalDocs} books are out of stock`,
        href: filteredList('book-stock', { copies: '0' }),
        tone: 'todo',
      },
    ]
  },
}
