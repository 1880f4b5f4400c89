import { hasArrived } from '@pravesh/shared/payments/owed/states'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { cancelNames } from '@pravesh/shared/shop/orders/wire'
import { useState } from 'react'
import { Alert } from '../../../forms/Alert.tsx'
import { useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import { notify } from '../../../ui/notify.ts'
import { callOrders } from '../order-api.ts'
import { orderDialogWords } from './words/words.ts'

interface CancelDialogProps {
  view: OrderView
  onDone: () => void
  onClose: () => void
}

/** Confirms the cancellation of an order and says what is refunded. */
export function CancelDialog({ view, onDone, onClose }: CancelDialogProps) {
  const w = useWords(orderDialogWords).cancel
  const translate = useTranslate()
  const isPaid = hasArrived(view.owed.state)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function cancel(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const { ok, msg } = await callOrders('cancelOrder', { body: { [cancelNames.orderId]: view.id } })
    setBusy(false)
    if (!ok) return setProblem(translate(msg))
    notify(translate(msg))
    onDone()
  }

  return (
    <Modal id="cancel-order" title={w.title} onClose={onClose}>
      {isPaid ? (
        <>
          <p>{w.text(formatPaise(view.totalPaise))}</p>
          <p className="hint">{w.time}</p>
        </>
      ) : (
        <p>{w.unpaid}</p>
      )}
      {problem !== '' && (
        <Alert tone="bad" focus>
          <p>{problem}</p>
        </Alert>
      )}
      <div className="actions">
        <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => void cancel()}>
          {isBusy ? w.sending : w.yes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {w.no}
        </button>
      </div>
    </Modal>
  )
}
