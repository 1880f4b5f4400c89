import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { Leaving } from '../../payments/start/Leaving.tsx'
import { usePaymentRedirect } from '../../payments/start/use-payment-redirect.ts'
import { paymentsWords } from '../../payments/words/words.ts'
import { notify } from '../../ui/notify.ts'
import { payFee } from './pay-fee.ts'
import { statusWords } from './words/words.ts'

interface PayNowProps {
  application: Pick<ApplicationView, 'id' | 'feePaise'>
  isPrimary?: boolean
  /** Called after a refusal, because what the page shows has changed. */
  onRefused: () => void
}

/** A button that redirects to the payment page of the application fee. (spec 3, 2.1) */
export function PayNow({ application, isPrimary = true, onRefused }: PayNowProps) {
  const w = useWords(statusWords).pay
  const words = useWords(paymentsWords)
  const translate = useTranslate()
  const [isSending, setSending] = useState(false)
  const { url, leaveFor } = usePaymentRedirect()
  const isBusy = isSending || url !== null

  async function pay(): Promise<void> {
    if (isBusy) return
    setSending(true)
    const start = await payFee(application, words)
    setSending(false)
    if (start.msg !== '') notify(translate(start.msg))
    if (start.url !== null) leaveFor(start.url)
    else onRefused()
  }

  return (
    <>
      <button
        type="button"
        className={isPrimary ? 'button primary' : 'button'}
        aria-disabled={isBusy}
        onClick={() => void pay()}
      >
        {isBusy ? w.waiting : w.button}
      </button>
      <Leaving url={url} />
    </>
  )
}
