import { formatPaise } from '@pravesh/shared/platform/money'
import { DownloadPdf } from '../../documents/DownloadPdf.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatDay } from '../../lib/formats.ts'
import { billsByYear } from './bills-by-year.ts'
import type { MyOrder } from './use-my-orders.ts'
import { ordersWords } from './words/words.ts'

/** The bills of all orders by year, each with its download. Nothing without a bill. */
export function Bills({ orders }: { orders: readonly MyOrder[] }) {
  const w = useWords(ordersWords)
  const locale = useLocale()
  const years = billsByYear(orders.map(({ view }) => view))
  if (years.length === 0) return null
  return (
    <section className="bills no-print" aria-labelledby="bills-title">
      <h2 id="bills-title">{w.bills}</h2>
      {years.map(({ year, bills }) => (
        <details key={year}>
          <summary>{w.billsOf(year, bills.length)}</summary>
          <ul>
            {bills.map(({ id, orderNumber, lines, totalPaise, paidAt }) => (
              <li key={id}>
                <span className="bill-text">
                  {lines.map(({ units, name }) => w.line(units, name)).join(', ')}
                  <span className="hint numbers">
                    {formatDay(paidAt, locale)} · {formatPaise(totalPaise)}
                  </span>
                </span>
                <DownloadPdf kind="bill" id={id} of={w.order(orderNumber)} quiet />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
