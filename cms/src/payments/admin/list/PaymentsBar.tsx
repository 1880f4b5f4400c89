import { formatPaise } from '@pravesh/shared/platform/money'
import type { ListViewServerProps } from 'payload'
import { ListBar } from '../../../platform/admin/list/ListBar.tsx'
import { whereIn } from '../../../platform/admin/list/where-in.ts'
import { ExportLink } from '../../../platform/export/ExportLink.tsx'
import { gatewayProviders } from '../../providers/provider.ts'
import { paymentFilters, views } from './filters.ts'
import { sumPayments } from './sum-payments.ts'
import { listWords } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'>

/** Reading more on each visit of the list would take seconds. */
const MAX_SUMMED = 10_000
const numberFormat = new Intl.NumberFormat('en-IN')

/** Bar above the list of payments: views, filters, and totals of what they show. */
export async function PaymentsBar({ data, user, ...props }: Props) {
  const { collectionConfig, payload, searchParams = {} } = props
  if (!user) return null
  const where = whereIn({ collectionConfig, searchParams })
  const { totalDocs } = data
  const sums = totalDocs > MAX_SUMMED ? null : await sumPayments(payload, where)
  const facts = [
    [listWords.count, numberFormat.format(totalDocs)],
    ...(sums
      ? [
          [listWords.started, formatPaise(sums.startedPaise)],
          [listWords.received, formatPaise(sums.receivedPaise)],
          [listWords.refunded, formatPaise(sums.refundedPaise)],
          [listWords.kept, formatPaise(sums.receivedPaise - sums.refundedPaise)],
        ]
      : []),
  ]
  return (
    <ListBar
      {...props}
      filters={paymentFilters(Object.keys(gatewayProviders.of(payload)))}
      labels={listWords}
      sort="-startedAt"
      user={user}
      views={views}
    >
      <section aria-label={listWords.totals} className="list-bar__totals">
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ExportLink name="payments" where={where} />
      </section>
      {!sums && <p>{listWords.tooMany(numberFormat.format(MAX_SUMMED))}</p>}
    </ListBar>
  )
}
