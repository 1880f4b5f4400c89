import { hasArrived } from '@pravesh/shared/payments/owed/states'
import { formatPaise } from '@pravesh/shared/platform/money'
import { isEverything } from '@pravesh/shared/shop/orders/line-copies'
import { cancelRefundPaise } from '@pravesh/shared/shop/orders/line-refunds'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { cancelNames } from '@pravesh/shared/shop/orders/wire'
import { useState } from 'react'
import { useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { callOrders } from '../order-api.ts'
import { ChooseCopies } from './ChooseCopies.tsx'
import { OrderDecision } from './OrderDecision.tsx'
import { choosable, isChoice, partBody } from './part-of-order.ts'
import { orderDialogWords } from './words/words.ts'

interface CancelDialogProps {
  view: OrderView
  onDone: () => void
  onClose: () => void
}

/** Asks what of an order to cancel, and says what is refunded. */
export function CancelDialog({ view, onDone, onClose }: CancelDialogProps) {
  const w = useWords(orderDialogWords).cancel
  const isPaid = hasArrived(view.owed.state)
  const [chosen, setChosen] = useState<readonly OrderItem[] | null>(null)
  const [isMissing, setMissing] = useState(false)
  const all = choosable(view.lines, 'cancellable')
  const part = chosen !== null && !isEverything(all, chosen) ? chosen : null
  const refundPaise = part === null ? view.restPaise : Math.min(cancelRefundPaise(view.lines, part), view.restPaise)
  const amount = formatPaise(refundPaise)
  const isWhole = view.lines.every(({ cancelled }) => cancelled === 0)
  const refundText =
    part === null ? (isWhole ? w.text(amount) : w.restText(amount)) : part.length > 0 && w.partText(amount)

  function cancel() {
    setMissing(chosen?.length === 0)
    if (chosen?.length === 0) return null
    return callOrders('cancelOrder', {
      body: { [cancelNames.orderId]: view.id, ...partBody(chosen, all, view.revision) },
    })
  }

  return (
    <Modal id="cancel-order" title={w.title} onClose={onClose}>
      {isPaid ? (
        <>
          {isChoice(all) && (
            <ChooseCopies
              words={w.choices}
              lines={all}
              chosen={chosen}
              problem={isMissing ? w.noCopies : ''}
              onChosen={setChosen}
            />
          )}
          <p aria-live="polite">{refundText}</p>
          <p className="hint">{w.time}</p>
        </>
      ) : (
        <p>{w.unpaid}</p>
      )}
      <OrderDecision
        words={{ ...w, yes: part === null ? w.yes : w.yesPart }}
        send={cancel}
        onDone={onDone}
        onClose={onClose}
      />
    </Modal>
  )
}
