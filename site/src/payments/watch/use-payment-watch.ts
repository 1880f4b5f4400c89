import { paymentCalls } from '@pravesh/shared/payments/calls'
import { startedAtOf } from '@pravesh/shared/payments/identifiers'
import type { OwedView } from '@pravesh/shared/payments/owed/owed'
import { watchDelayMs } from '@pravesh/shared/payments/schedule'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../forms/translate.ts'
import { callApi } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { isWatched, owedIn, type PaymentState } from './payment-state.ts'
import { type PaymentWatch, watchPayment } from './watch-payment.ts'

interface LastReply {
  state: PaymentState
  at: string
  /** The student asked for it, so it is announced even if nothing has changed. */
  isRequested: boolean
}

interface WatchedPayment {
  isBusy: boolean
  /** Null before the first reply. */
  last: LastReply | null
  check: () => void
}

interface WatchOptions {
  transactionId: string
  /** What the page shows. */
  owed: OwedView
  /** Called when the server knows something else, to reload the page's data. */
  onChanged: () => void
}

/** Watches an undecided payment or an open payment page while the page is visible. A decision is announced. */
export function usePaymentWatch({ transactionId, owed, onChanged }: WatchOptions): WatchedPayment {
  const translate = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<LastReply | null>(null)
  const watch = useRef<PaymentWatch>(null)
  const isRequested = useRef(false)
  const shown = useRef({ owed, onChanged, translate })
  shown.current = { owed, onChanged, translate }
  useEffect(() => {
    const startedAt = startedAtOf(transactionId) ?? new Date()
    const path = callAddress(paymentCalls.verify, { id: transactionId })
    watch.current = watchPayment({
      ask: () => callApi({ method: 'get', path, offline: '' }),
      delayMs: () => watchDelayMs({ startedAt, now: new Date() }),
      onBusy: setBusy,
      onReply: (state, reply) => {
        setLast({ state, at: new Date().toISOString(), isRequested: isRequested.current })
        isRequested.current = false
        const now = owedIn(reply)
        const { current } = shown
        if (now === null || (now.state === current.owed.state && now.action === current.owed.action)) return
        if (!isWatched(state)) notify(current.translate(reply.msg))
        current.onChanged()
      },
    })
    return () => watch.current?.stop()
  }, [transactionId])
  function check(): void {
    isRequested.current = true
    watch.current?.check()
  }
  return { isBusy, last, check }
}
