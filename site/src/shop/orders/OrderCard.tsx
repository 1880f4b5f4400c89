import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { ReactNode } from 'react'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { Covers } from './Covers.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderNote } from './OrderNote.tsx'
import type { OpenDialog } from './order-dialog.ts'
import { type Badge, copiesNote, payBadge, statusBadge, trackingText } from './order-row.ts'
import type { MyOrder } from './use-my-orders.ts'
import { ordersWords } from './words/words.ts'

interface OrderCardProps {
  order: MyOrder
  onOpen: (dialog: OpenDialog) => void
  onChanged: () => void
}

/** An order: its books, its state in a sentence, what happens next, and what can be done. Its facts and number come last. */
export function OrderCard({ order, onOpen, onChanged }: OrderCardProps) {
  const w = useWords(ordersWords)
  const locale = useLocale()
  const { view } = order
  const { id: orderId, lines } = view
  return (
    <article className="order-card" aria-labelledby={`order-${orderId}`}>
      <Covers lines={lines} />
      <div className="order-text">
        <h2 id={`order-${orderId}`} className="order-titles">
          {lines.map(({ bookId, name, units, ...copies }) => (
            <span key={bookId} className="ordered-book">
              <button
                type="button"
                className="link-button"
                aria-label={w.bookOf(name)}
                lang={langOf(name, locale)}
                onClick={() => onOpen({ kind: 'book', orderId, bookId })}
              >
                {name}
              </button>
              {units > 1 && <span className="numbers"> {w.units(units)}</span>}{' '}
              <CopiesNote text={copiesNote(view.state, copies, w.copies)} />
            </span>
          ))}
        </h2>
        {/* The panel above the list explains a payment that the bank has not decided. */}
        <OrderNote view={view} isExplained={view.owed.state === 'undecided'} />
      </div>
      <OrderActions view={view} onOpen={onOpen} onChanged={onChanged} />
      <Facts order={order} onOpen={onOpen} />
    </article>
  )
}

function CopiesNote({ text }: { text: string }) {
  return text !== '' && <span className="hint">({text})</span>
}

/** The columns that the specification names. (spec 1, 2 and 4) */
function Facts({ order: { view, createdAt }, onOpen }: Pick<OrderCardProps, 'order' | 'onOpen'>) {
  const w = useWords(ordersWords)
  const locale = useLocale()
  const { labels } = w
  const { id: orderId, orderNumber } = view
  return (
    <dl className="order-facts">
      <Fact label={labels.amount}>
        <span className="numbers">{formatPaise(view.totalPaise)}</span>
      </Fact>
      <Fact label={labels.payStatus}>
        <Tag {...payBadge(view, w.row)} />
      </Fact>
      <Fact label={labels.status}>
        <Tag {...statusBadge(view, w.row)} />
      </Fact>
      <Fact label={labels.trackingId}>{trackingText(view, w.row)}</Fact>
      <Fact label={labels.date}>{formatDay(createdAt, locale)}</Fact>
      <Fact label={labels.orderId}>
        <button
          type="button"
          className="link-button numbers"
          aria-label={w.orderOf(orderNumber)}
          onClick={() => onOpen({ kind: 'order', orderId })}
        >
          {orderNumber}
        </button>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Tag({ tone, label }: Badge) {
  const translate = useTranslate()
  return <span className={`tag ${tone}`.trim()}>{translate(label)}</span>
}
