import { paiseToRupees } from '@pravesh/shared/platform/money'
import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { orderRetryNames } from '@pravesh/shared/shop/orders/wire'
import { useState } from 'react'
import { usePaths, useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { Leaving } from '../../payments/start/Leaving.tsx'
import { paymentPage } from '../../payments/start/payment-page.ts'
import { usePaymentRedirect } from '../../payments/start/use-payment-redirect.ts'
import { paymentsWords } from '../../payments/words/words.ts'
import { changesIn } from './changes-in.ts'
import { callOrders } from './order-api.ts'
import { ordersWords } from './words/words.ts'

interface Refusal {
  msg: string
  changes: readonly string[]
}

/** A button that starts another payment of an unpaid order. What has changed since is shown instead. (spec 1, 4) */
export function PayAgain({ view, onChanged }: { view: OrderView; onChanged: () => void }) {
  const w = useWords(ordersWords)
  const { noAddress } = useWords(paymentsWords)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { url, leaveFor } = usePaymentRedirect()
  const { id, orderNumber, totalPaise } = view

  async function pay(): Promise<void> {
    if (isBusy || url !== null) return
    setBusy(true)
    const { orderId, totalPaise: total, merchantId, transactionId } = orderRetryNames
    const body = { [orderId]: id, [total]: paiseToRupees(totalPaise), [merchantId]: '', [transactionId]: '' }
    const reply = await callOrders('retryOrder', { body })
    const page = paymentPage(reply.body.url)
    setBusy(false)
    if (reply.ok && page !== null) return leaveFor(page)
    setRefusal({ msg: reply.ok ? noAddress : reply.msg, changes: changesIn(reply) })
  }

  return (
    <>
      <button
        type="button"
        className="button primary"
        aria-disabled={isBusy || url !== null}
        onClick={() => void pay()}
      >
        {isBusy ? w.paying : w.payNow}
        <span className="visually-hidden"> {w.ofOrder(orderNumber)}</span>
      </button>
      <Leaving url={url} />
      {refusal && (
        <Refused
          view={view}
          refusal={refusal}
          onClose={() => {
            setRefusal(null)
            onChanged()
          }}
        />
      )}
    </>
  )
}

function Refused({ view, refusal, onClose }: { view: OrderView; refusal: Refusal; onClose: () => void }) {
  const w = useWords(ordersWords).payDialog
  const paths = usePaths()
  const translate = useTranslate()
  const [first] = view.lines
  const hasChanged = refusal.changes.length > 0
  return (
    <Modal id="not-started" title={w.title} onClose={onClose}>
      {hasChanged ? (
        <>
          <p>{w.text}</p>
          <ul>
            {refusal.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{translate(refusal.msg)}</p>
      )}
      {hasChanged && first && (
        <div className="actions">
          <a href={paths.buyBook(first.bookId)} className="button primary">
            {w.buyAgain}
          </a>
        </div>
      )}
    </Modal>
  )
}
