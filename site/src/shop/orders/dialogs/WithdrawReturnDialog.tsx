import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { RETURN_STATES } from '@pravesh/shared/shop/orders/status'
import { withdrawReturnNames } from '@pravesh/shared/shop/orders/wire'
import { useState } from 'react'
import { Alert } from '../../../forms/Alert.tsx'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { Modal } from '../../../forms/Modal.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import { formatDay } from '../../../lib/formats.ts'
import { notify } from '../../../ui/notify.ts'
import { callOrders } from '../order-api.ts'
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
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { id, revision, state, returnAgainUntil } = view

  async function withdraw(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const { ok, msg } = await callOrders('withdrawReturn', {
      body: { [withdrawReturnNames.orderId]: id, [withdrawReturnNames.revision]: revision },
    })
    setBusy(false)
    if (!ok) return setProblem(translate(msg))
    notify(translate(msg))
    onDone()
  }

  return (
    <Modal id="withdraw-return" title={w.title} onClose={onClose}>
      <p>{w.keep}</p>
      {state === RETURN_STATES.awaited && <p>{w.awaited}</p>}
      <p>{returnAgainUntil === null ? w.over : w.again(formatDay(returnAgainUntil, locale))}</p>
      {problem !== '' && (
        <Alert tone="bad" focus>
          <p>{problem}</p>
        </Alert>
      )}
      <div className="actions">
        <button type="button" className="button primary" aria-disabled={isBusy} onClick={() => void withdraw()}>
          {isBusy ? w.sending : w.yes}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {w.no}
        </button>
      </div>
    </Modal>
  )
}
