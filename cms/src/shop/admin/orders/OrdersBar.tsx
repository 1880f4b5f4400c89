import { formatPaise } from '@pravesh/shared/platform/money'
import type { ListViewServerProps } from 'payload'
import { ListBar } from '../../../platform/admin/list/ListBar.tsx'
import { whereIn } from '../../../platform/admin/list/where-in.ts'
import { ExportLink } from '../../../platform/export/ExportLink.tsx'
import { sumOrders } from './sum-orders.ts'
import { filters, views } from './views.ts'
import { orderWords } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'>

/** Reading more on each visit of the list would take seconds. */
const MAX_SUMMED = 2000
const numberFormat = new Intl.NumberFormat('en-IN')

/** Bar above the list of orders: views, filters, and totals of what they show. */
export async function OrdersBar({ data, user, ...props }: Props) {
  const { collectionConfig, payload, searchParams = {} } = props
  if (!user) return null
  const where = whereIn({ collectionConfig, searchParams })
  const { totalDocs } = data
  const sums = totalDocs > MAX_SUMMED ? null : await sumOrders(payload, where)
  const facts = [
    [orderWords.count, numberFormat.format(totalDocs)],
    ...(sums
      ? [
          [orderWords.received, formatPaise(sums.receivedPaise)],
          [orderWords.refunded, formatPaise(sums.refundedPaise)],
          [orderWords.kept, formatPaise(sums.receivedPaise - sums.refundedPaise)],
        ]
      : []),
  ]
  return (
    <ListBar {...props} filters={filters} labels={orderWords} sort="-createdAt" user={user} views={views}>
      <section aria-label={orderWords.totals} className="list-bar__totals">
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ExportLink name="orders" where={where} />
      </section>
      {!sums && <p>{orderWords.tooMany(numberFormat.format(MAX_SUMMED))}</p>}
    </ListBar>
  )
}
