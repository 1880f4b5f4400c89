import { formatPaise } from '@pravesh/shared/platform/money'
import { formatWeight } from '@pravesh/shared/platform/weight'
import { gramsOf } from '@pravesh/shared/shop/orders/parcel'
import { addressNames } from '@pravesh/shared/shop/orders/wire'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { Covers } from '../Covers.tsx'
import { OrderActions } from '../OrderActions.tsx'
import { OrderNote } from '../OrderNote.tsx'
import type { OpenDialog } from '../order-dialog.ts'
import { copiesNote } from '../order-row.ts'
import type { MyOrder } from '../use-my-orders.ts'
import { ordersWords } from '../words/words.ts'
import { codeFact, FactList } from './FactList.tsx'
import { Timeline } from './Timeline.tsx'
import { orderDialogWords } from './words/words.ts'

interface OrderDialogProps {
  order: MyOrder
  onOpen: (dialog: OpenDialog) => void
  onChanged: () => void
  onClose: () => void
}

/** An order: its state and what to do first, then what has happened, and its content, price and address. */
export function OrderDialog({ order, onOpen, onChanged, onClose }: OrderDialogProps) {
  const w = useWords(orderDialogWords).order
  const rowWords = useWords(ordersWords)
  const locale = useLocale()
  const { view } = order
  const { labels } = w
  const [first] = view.lines
  return (
    <Modal id="order-details" title={w.title(first?.name ?? '', view.lines.length - 1)} onClose={onClose}>
      <div className="order-head">
        <Covers lines={view.lines} />
        <OrderNote view={view} />
      </div>
      <OrderActions view={view} isOpen onOpen={onOpen} onChanged={onChanged} />
      <h3 className="order-heading">{w.timeline}</h3>
      <Timeline entries={view.timeline} />
      <h3 className="order-heading">{w.facts}</h3>
      <FactList
        facts={[
          ...view.lines.map(({ name, units, pricePaise, ...copies }): [string, string] => {
            const note = copiesNote(view.state, copies, rowWords.copies)
            return [w.line(units, name), [formatPaise(units * pricePaise), note].filter(Boolean).join(', ')]
          }),
          [labels.delivery, view.deliveryPaise === 0 ? w.free : formatPaise(view.deliveryPaise)],
          [labels.tax, formatPaise(0)],
          [labels.total, formatPaise(view.totalPaise)],
          // Not of the parcel, which is rounded up and would name another price of delivery by weight.
          [labels.weight, formatWeight(gramsOf(view.lines), locale)],
          [
            labels.address,
            <Address key="address" order={order} onChange={() => onOpen({ kind: 'address', orderId: view.id })} />,
          ],
          [labels.number, codeFact(view.orderNumber)],
          [labels.transaction, codeFact(view.owed.transactionId)],
        ]}
      />
    </Modal>
  )
}

function Address({ order, onChange }: { order: MyOrder; onChange: () => void }) {
  const w = useWords(orderDialogWords).order
  const { name, surname, line1, line2, city, district, state, pin, phone } = addressNames
  const lines = [
    `${order[name]} ${order[surname]}`,
    order[line1],
    order[line2],
    `${order[city]}, ${order[district]}`,
    `${order[state]} ${order[pin]}`,
    order[phone],
  ]
  const { mayChangeAddress, isAddressChanging } = order.view
  return (
    <>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {mayChangeAddress && (
        <button type="button" className="link-button" onClick={onChange}>
          {w.changeAddress}
        </button>
      )}
      {isAddressChanging && <p className="hint">{w.addressChanging}</p>}
    </>
  )
}
