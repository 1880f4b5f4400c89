import { mayPay } from '@pravesh/shared/payments/owed/states'
import { DownloadPdf } from '../../documents/DownloadPdf.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import type { OpenDialog } from './order-dialog.ts'
import { PayAgain } from './PayAgain.tsx'
import type { MyOrder } from './use-my-orders.ts'
import { ordersWords } from './words/words.ts'

interface OrderActionsProps {
  order: MyOrder
  onOpen: (dialog: OpenDialog) => void
  onChanged: () => void
}

/** What can be done with an order: pay it, download its bill, cancel or return it, or ask about it. (spec 1, 4) */
export function OrderActions({ order: { view }, onOpen, onChanged }: OrderActionsProps) {
  const w = useWords(ordersWords)
  const paths = usePaths()
  const { id: orderId, orderNumber, owed, mayCancel, returnUntil, hasBill } = view
  const of = <span className="visually-hidden"> {w.ofOrder(orderNumber)}</span>
  return (
    <>
      {mayPay(owed) && <PayAgain view={view} onChanged={onChanged} />}
      {hasBill && <DownloadPdf kind="bill" id={orderId} of={w.order(orderNumber)} />}
      {mayCancel && (
        <button type="button" className="button quiet" onClick={() => onOpen({ kind: 'cancel', orderId })}>
          {w.cancel}
          {of}
        </button>
      )}
      {returnUntil !== null && (
        <button type="button" className="button quiet" onClick={() => onOpen({ kind: 'return', orderId })}>
          {w.giveBack}
          {of}
        </button>
      )}
      <a href={paths.helpAbout('order', orderId)} className="button quiet">
        {w.help}
        {of}
      </a>
    </>
  )
}
