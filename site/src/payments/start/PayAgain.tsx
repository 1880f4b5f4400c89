import { paymentCalls } from '@pravesh/shared/payments/calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { offlineText } from '../../forms/offline-text.ts'
import { useTranslate } from '../../forms/translate.ts'
import { callApi } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { paymentsWords } from '../words/words.ts'
import { Leaving } from './Leaving.tsx'
import { paymentPage } from './payment-page.ts'
import { usePaymentRedirect } from './use-payment-redirect.ts'

interface PayAgainProps {
  /** Of an earlier attempt to pay the same. */
  transactionId: string
  /** Names what is paid, for screen readers. */
  of: string
  isPrimary?: boolean
  /** Called after a refusal, because what the page shows has changed. */
  onRefused: () => void
}

/** A button that starts another payment of what was tried to pay before. The server computes the amount. */
export function PayAgain({ transactionId, of, isPrimary = false, onRefused }: PayAgainProps) {
  const w = useWords(paymentsWords)
  const translate = useTranslate()
  const [isSending, setSending] = useState(false)
  const { url, leaveFor } = usePaymentRedirect()
  const isBusy = isSending || url !== null

  async function pay(): Promise<void> {
    if (isBusy) return
    setSending(true)
    const path = callAddress(paymentCalls.payAgain, { id: transactionId })
    const reply = await callApi({ method: 'post', path, offline: offlineText({ hasForm: false }) })
    setSending(false)
    const page = reply.ok ? paymentPage(reply.body.url) : null
    if (page !== null) return leaveFor(page)
    notify(reply.ok ? w.noAddress : translate(reply.msg))
    if (reply.status !== 0) onRefused()
  }

  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'button primary' : 'button'}
        aria-disabled={isBusy}
        onClick={() => void pay()}
      >
        {isBusy ? w.starting : w.payNow}
        <span className="visually-hidden"> {w.forThis(of)}</span>
      </button>
      <Leaving url={url} />
    </>
  )
}
