import { formatNumber } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Where } from 'payload'
import { ExportLink } from './ExportLink.tsx'

export interface TotalsProps {
  /** Records in the list. */
  count: number
  /** Label and amount in paise; null when the list is too long to be summed. */
  sums: readonly (readonly [label: string, paise: number])[] | null
  /** Most records that are summed. */
  max: number
  exportName: string
  where: Where
  labels: { totals: string; count: string; tooMany: (max: string) => string }
}

/** Totals of a list of amounts, and the link to its export. */
export function ListTotals({ count, sums, max, exportName, where, labels }: TotalsProps) {
  const facts = [
    [labels.count, formatNumber(count)],
    ...(sums ?? []).map(([label, paise]) => [label, formatPaise(paise)]),
  ]
  return (
    <>
      <section aria-label={labels.totals} className="list-bar__totals">
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <ExportLink name={exportName} where={where} />
      </section>
      {!sums && <p>{labels.tooMany(formatNumber(max))}</p>}
    </>
  )
}
