import { formatNumber } from '@pravesh/shared/platform/formats'
import type { Payload, TypedUser, Where } from 'payload'
import type { DashboardAlert } from '../../../admin-kit/dashboard/dashboard.ts'
import { listQuery } from '../../../admin-kit/list/list-query.ts'
import { shopSettings } from '../../settings/shop-settings.ts'

/** Books that are named in the alert. */
const MAX_NAMED = 5

const onSale: Where[] = [{ 'book.active': { equals: true } }, { 'book._status': { equals: 'published' } }]

/** Alert for published books of which only a few copies are left, the fewest first. The threshold is a shop setting. */
export const lowStock: DashboardAlert = {
  needs: { subject: 'stock-movements', verb: 'read' },
  async findNotices({ payload, user }) {
    const { lowStockCopies } = await shopSettings(payload)
    if (lowStockCopies === 0) return []
    const few: Where[] = [{ copies: { greater_than: 0 } }, { copies: { less_than_equal: lowStockCopies } }]
    const where: Where = { and: [...few, ...onSale] }
    const { totalDocs } = await payload.count({ collection: 'book-stock', where, overrideAccess: false, user })
    if (totalDocs === 0) return []
    const books = totalDocs === 1 ? '1 book is' : `${formatNumber(totalDocs)} books are`
    const query = listQuery([
      { field: 'copies', operator: 'greater_than', value: ['0'] },
      { field: 'copies', operator: 'less_than_equal', value: [String(lowStockCopies)] },
    ])
    return [
      {
        text: `${books} almost sold out`,
        detail: await namesOf({ payload, user, where, totalDocs }),
        href: `/collections/book-stock?${query}`,
        tone: 'todo',
      },
    ]
  },
}

interface NamesOptions {
  payload: Payload
  user: TypedUser
  where: Where
  totalDocs: number
}

async function namesOf({ payload, user, where, totalDocs }: NamesOptions): Promise<string> {
  const query = { collection: 'book-stock', where, overrideAccess: false, user } as const
  const { docs } = await payload.find({ ...query, sort: 'copies', limit: MAX_NAMED, depth: 1, pagination: false })
  const names = docs.map(({ book, copies }) => `${typeof book === 'object' ? book.name : ''} (${copies})`)
  return `${names.join(', ')}${totalDocs > names.length ? ' …' : ''}`
}
