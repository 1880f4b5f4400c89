import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { DownloadPdf } from '../../documents/DownloadPdf.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import type { OpenDialog } from './order-dialog.ts'
import { mainAction } from './order-row.ts'
import { PayAgain } from './PayAgain.tsx'
import { ordersWords } from './words/words.ts'

interface OrderActionsProps {
  view: OrderView
  /** The details are open, so nothing has to lead to them. */
  isOpen?: boolean
  onOpen: (dialog: OpenDialog) => void
  onChanged: () => void
}

/**
 * One main action: pay the order, follow its parcel, or see its details. Then what else can be done: download its bill,
 * cancel it, return it or withdraw that, or ask about it. (spec 1, 4)
 */
export function OrderActions({ view, isOpen = false, onOpen, onChanged }: OrderActionsProps) {
  const w = useWords(ordersWords)
  const paths = usePaths()
  const { id: orderId, orderNumber, shipment, mayCancel, returnUntil, mayWithdrawReturn, hasBill } = view
  const main = mainAction(view)
  const of = <span className="visually-hidden"> {w.ofOrder(orderNumber)}</span>
  const quiet = (kind: 'cancel' | 'return' | 'withdrawReturn', label: string) => (
    <button type="button" className="link-button" onClick={() => onOpen({ kind, orderId })}>
      {label}
      {of}
    </button>
  )
  return (
    <div className="order-actions no-print">
      {main === 'pay' && <PayAgain view={view} onChanged={onChanged} />}
      {main === 'track' && (
        <button type="button" className="button" onClick={() => onOpen({ kind: 'track', orderId })}>
          {w.track}
          <span className="visually-hidden"> {shipment?.awb}</span>
        </button>
      )}
      {main === 'open' && !isOpen && (
        <button type="button" className="button" onClick={() => onOpen({ kind: 'order', orderId })}>
          {w.see}
          {of}
        </button>
      )}
      {mayCancel && quiet('cancel', w.cancel)}
      {returnUntil !== null && quiet('return', w.giveBack)}
      {mayWithdrawReturn && quiet('withdrawReturn', w.withdrawReturn)}
      {hasBill && <DownloadPdf kind="bill" id={orderId} of={w.order(orderNumber)} quiet />}
      <a href={paths.helpAbout('order', orderId)}>
        {w.help}
        {of}
      </a>
    </div>
  )
}
