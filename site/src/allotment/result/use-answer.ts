import { useState } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import type { ApiReply } from '../../lib/api.ts'
import { paymentPage } from '../../payments/start/payment-page.ts'
import { usePaymentRedirect } from '../../payments/start/use-payment-redirect.ts'
import { notify } from '../../ui/notify.ts'
import { resultWords } from './words/words.ts'

interface Answering {
  /** A call is under way, or its payment page is loading. */
  isBusy: boolean
  /** Why the last call was refused; empty otherwise. */
  refusal: string
  /** The payment page, while the browser loads it. */
  url: string | null
  /** Makes a call about a seat, and opens the payment page if its answer has one. Returns whether the call was accepted. */
  send: (call: () => Promise<ApiReply>) => Promise<boolean>
}

export function useAnswer(reload: () => void): Answering {
  const w = useWords(resultWords)
  const translate = useTranslate()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { url, leaveFor } = usePaymentRedirect()
  const isBusy = isSending || url !== null
  return {
    isBusy,
    refusal,
    url,
    async send(call) {
      if (isBusy) return false
      setSending(true)
      setRefusal('')
      const { ok, status, msg, body } = await call()
      setSending(false)
      if (!ok) {
        setRefusal(translate(msg))
        // What the page shows has changed, such as the days of the answer.
        if (status !== 0) reload()
        return false
      }
      const page = paymentPage(body.url)
      if (page !== null) leaveFor(page)
      else {
        notify(w.accepted)
        reload()
      }
      return true
    },
  }
}
