import { formatNumber } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { addressNames } from '@pravesh/shared/shop/orders/wire'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import { formatDay, formatMoment } from '../../../lib/formats.ts'
import { copiesNote, shipmentLabel } from '../order-row.ts'
import type { MyOrder } from '../use-my-orders.ts'
import { ordersWords } from '../words/words.ts'
import { codeFact, FactList } from './FactList.tsx'
import { orderDialogWords } from './words/words.ts'

/** The content, price, address and state of an order. */
export function OrderDialog({ order, onClose }: { order: MyOrder; onClose: () => void }) {
  const w = useWords(orderDialogWords).order
  const rowWords = useWords(ordersWords)
  const locale = useLocale()
  const translate = useTranslate()
  const { view } = order
  const { labels } = w
  const moment = (at: string | null) => (at === null ? '' : formatMoment(at, locale))
  const money = (paise: number) => (paise === 0 ? '' : formatPaise(paise))
  return (
    <Modal id="order-details" title={w.title(view.orderNumber)} onClose={onClose}>
      <p>{translate(view.message)}</p>
      <FactList
        facts={[
          ...view.lines.map(({ name, units, pricePaise, ...copies }): [string, string] => {
            const note = copiesNote(view.state, copies, rowWords.copies)
            return [w.line(units, name), [formatPaise(units * pricePaise), note].filter(Boolean).join(', ')]
          }),
          [labels.delivery, view.deliveryPaise === 0 ? w.free : formatPaise(view.deliveryPaise)],
          [labels.tax, formatPaise(0)],
          [labels.total, formatPaise(view.totalPaise)],
          [labels.weight, w.kilograms(formatNumber(view.weightGrams / 1000, locale))],
          [labels.ordered, moment(view.orderedAt)],
          [labels.paid, moment(view.paidAt)],
          [labels.transaction, codeFact(view.owed.transactionId)],
          [labels.parcel, translate(shipmentLabel(view.shipment) ?? '')],
          [labels.cancelled, moment(view.cancelledAt)],
          [labels.refunded, money(view.refundedPaise)],
          [labels.address, <Address key="address" order={order} />],
        ]}
      />
      {view.returnUntil !== null && <p className="hint">{w.returnUntil(formatDay(view.returnUntil, locale))}</p>}
    </Modal>
  )
}

function Address({ order }: { order: MyOrder }) {
  const { name, surname, line1, line2, city, district, state, pin, phone } = addressNames
  const lines = [
    `${order[name]} ${order[surname]}`,
    order[line1],
    order[line2],
    `${order[city]}, ${order[district]}`,
    `${order[state]} ${order[pin]}`,
    order[phone],
  ]
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
