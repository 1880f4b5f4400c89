import './DueTotals.css'
import { formatNumber } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { ListViewServerProps } from 'payload'
import { whereIn } from '../../admin-kit/list/where-in.ts'
import { dueTotals } from './due-totals.ts'
import { feeAdminWords } from './words.ts'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'payload' | 'searchParams' | 'user'>

/** Totals above the list of student fees, for its current filters. */
export async function DueTotals({ collectionConfig, data, payload, searchParams = {}, user }: Props) {
  if (!user) return null
  const words = feeAdminWords.totals
  const where = whereIn({ collectionConfig, searchParams })
  // The list itself reports an invalid filter.
  const totals = await dueTotals({ payload, user, where, matches: data.totalDocs }).catch(() => null)
  if (totals === null) return null
  const rows = [
    { label: words.count, value: formatNumber(totals.count) },
    { label: words.paid, value: formatPaise(totals.paidPaise) },
    { label: words.refunded, value: formatPaise(totals.refundedPaise) },
    { label: words.open, value: formatPaise(totals.openPaise) },
  ]
  return (
    <dl aria-label={words.label} className="fee-totals">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
