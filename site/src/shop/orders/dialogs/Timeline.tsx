import { formatPaise } from '@pravesh/shared/platform/money'
import type { TimelineEntry } from '@pravesh/shared/shop/orders/timeline'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { formatMoment } from '../../../lib/formats.ts'
import { orderDialogWords } from './words/words.ts'

/** What has happened to an order with its times, and the steps to come. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const w = useWords(orderDialogWords).order
  const locale = useLocale()
  return (
    <ol className="order-timeline">
      {entries.map(({ event, at, isDone, books, paise }) => (
        <li key={`${event} ${at} ${books}`} data-done={isDone}>
          <span>
            {w.events[event]({ books, amount: formatPaise(paise) })}
            {!isDone && <span className="visually-hidden"> ({w.toCome})</span>}
          </span>
          {at !== null && <span className="hint numbers">{formatMoment(at, locale)}</span>}
        </li>
      ))}
    </ol>
  )
}
