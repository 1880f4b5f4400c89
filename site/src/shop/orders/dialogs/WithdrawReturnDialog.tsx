import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { RETURN_STATES } from '@pravesh/shared/shop/orders/status'
import { withdrawReturnNames } from '@pravesh/shared/shop/orders/wire'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { formatDay } from '../../../lib/formats.ts'
import { callOrders } from '../order-api.ts'
import { OrderDecision } from './OrderDecision.tsx'
import { orderDialogWords } from './words/words.ts'

interface WithdrawReturnDialogProps {
  view: OrderView
  onDone: () => void
  onClose: () => void
}

/** Takes back the request to return copies, and says what follows. */
export function WithdrawReturnDialog({ view, onDone, onClose }: WithdrawReturnDialogProps) {
  const w = useWords(orderDialogWords).withdrawReturn
  const locale = useLocale()
  const { id, revision, state, returnAgainUntil } = view
  const withdraw = () =>
    callOrders('withdrawReturn', {
      body: { [withdrawReturnNames.orderId]: id, [withdrawReturnNames.revision]: revision },
    })

  return (
    <Modal id="withdraw-return" title={w.title} onClose={onClose}>
      <p>{w.keep}</p>
      {state === RETURN_STATES.awaited && <p>{w.awaited}</p>}
      <p>{returnAgainUntil === null ? w.over : w.again(formatDay(returnAgainUntil, locale))}</p>
      <OrderDecision words={w} send={withdraw} onDone={onDone} onClose={onClose} />
    </Modal>
  )
}
