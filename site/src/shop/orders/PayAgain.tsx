import type { OrderView } from '@pravesh/shared/shop/orders/order-view'
import { useState } from 'react'
import { usePaths, useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { formsWords } from '../../forms/words/words.ts'
import { lazyModule, problemOf } from '../../lib/lazy-module.ts'
import { Leaving } from '../../payments/start/Leaving.tsx'
import { paymentPage } from '../../payments/start/payment-page.ts'
import { usePaymentRedirect } from '../../payments/start/use-payment-redirect.ts'
import { paymentsWords } from '../../payments/words/words.ts'
import type { Retry } from './retry-order.ts'
import { ordersWords } from './words/words.ts'

const retrying = lazyModule(() => import('./retry-order.ts'))

/** A button that starts another payment of an unpaid order. What has changed since is shown instead. (spec 1, 4) */
export function PayAgain({ view, onChanged }: { view: OrderView; onChanged: () => void }) {
  const w = useWords(ordersWords)
  const { noAddress } = useWords(paymentsWords)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Retry | null>(null)
  const { url, leaveFor } = usePaymentRedirect()
  const { load } = useWords(formsWords)

  async function pay(): Promise<void> {
    if (isBusy || url !== null) return
    setBusy(true)
    const reply = await started()
    const page = paymentPage(reply.url)
    setBusy(false)
    if (page !== null) leaveFor(page)
    else setRefusal(reply.ok ? { ...reply, msg: noAddress } : reply)
  }

  async function started(): Promise<Retry> {
    try {
      return await (await retrying.load()).retryOrder(view)
    } catch (error) {
      return { ok: false, url: null, msg: load[problemOf(error) ?? 'outdated'], changes: [] }
    }
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
        <span className="visually-hidden"> {w.ofOrder(view.orderNumber)}</span>
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

function Refused({ view, refusal, onClose }: { view: OrderView; refusal: Retry; onClose: () => void }) {
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
          <a href={paths.buyOrder({ id: view.id, bookId: first.bookId })} className="button primary">
            {w.buyAgain}
          </a>
        </div>
      )}
    </Modal>
  )
}
