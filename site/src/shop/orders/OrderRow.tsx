import { formatPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { langOf } from '../../lib/lang.ts'
import { OrderActions } from './OrderActions.tsx'
import type { OpenDialog } from './order-dialog.ts'
import { type Badge, copiesNote, payBadge, showsDate, statusBadge, trackingOf } from './order-row.ts'
import type { MyOrder } from './use-my-orders.ts'
import { ordersWords } from './words/words.ts'

interface OrderRowProps {
  order: MyOrder
  onOpen: (dialog: OpenDialog) => void
  onChanged: () => void
}

export function OrderRow({ order, onOpen, onChanged }: OrderRowProps) {
  const w = useWords(ordersWords)
  const locale = useLocale()
  const translate = useTranslate()
  const { view, createdAt } = order
  const { id: orderId, orderNumber, lines } = view
  const tracking = trackingOf(view, w.row)
  return (
    <tr>
      <th scope="row" data-label={w.columns.productDetails}>
        {lines.map(({ bookId, name, units, ...copies }) => (
          <span key={bookId} className="ordered-book">
            <span>{w.units(units)}</span>
            <button
              type="button"
              className="link-button"
              aria-label={w.bookOf(name)}
              lang={langOf(name)}
              onClick={() => onOpen({ kind: 'book', orderId, bookId })}
            >
              {name}
            </button>
            <CopiesNote text={copiesNote(view.state, copies, w.copies)} />
          </span>
        ))}
      </th>
      <td data-label={w.columns.amount} className="amount">
        {formatPaise(view.totalPaise)}
      </td>
      <td data-label={w.columns.payStatus}>
        <Tag {...payBadge(view, w.row)} />
      </td>
      <td data-label={w.columns.trackingId} className="order-tracking">
        {'awb' in tracking ? (
          <button
            type="button"
            className="link-button numbers"
            aria-label={w.track(tracking.awb)}
            onClick={() => onOpen({ kind: 'track', orderId })}
          >
            {tracking.awb}
          </button>
        ) : (
          tracking.text
        )}
      </td>
      <td data-label={w.columns.status} className="order-status">
        <Tag {...statusBadge(view, w.row)} />
        {/* The panel above the table explains a payment that the bank has not decided. */}
        {view.owed.state !== 'undecided' && <p className="remark">{translate(view.message)}</p>}
        {view.refundedPaise > 0 && <p className="remark">{w.refunded(formatPaise(view.refundedPaise))}</p>}
        {view.refundPendingPaise > 0 && <p className="remark">{w.refunding(formatPaise(view.refundPendingPaise))}</p>}
        {view.returnAnswer !== '' && <p className="remark">{view.returnAnswer}</p>}
      </td>
      <td data-label={w.columns.operation} className="operation no-print">
        <span className="tags">
          <OrderActions order={order} onOpen={onOpen} onChanged={onChanged} />
        </span>
      </td>
      <td data-label={w.columns.date}>{showsDate(view) && formatDay(createdAt, locale)}</td>
      <td data-label={w.columns.orderId} className="quoted">
        <button
          type="button"
          className="link-button numbers"
          aria-label={w.orderOf(orderNumber)}
          onClick={() => onOpen({ kind: 'order', orderId })}
        >
          {orderNumber}
        </button>
      </td>
    </tr>
  )
}

function CopiesNote({ text }: { text: string }) {
  return text !== '' && <span className="hint">({text})</span>
}

function Tag({ tone, label }: Badge) {
  const translate = useTranslate()
  return <span className={`tag ${tone}`.trim()}>{translate(label)}</span>
}
