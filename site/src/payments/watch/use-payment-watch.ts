import { paymentCalls } from '@pravesh/shared/payments/calls'
import { startedAtOf } from '@pravesh/shared/payments/identifiers'
import { watchDelayMs } from '@pravesh/shared/payments/schedule'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../lib/api.ts'
import { isWatched, type PaymentState } from './payment-state.ts'
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

/**
 * Watches an open payment while the page is visible. `onDecided` runs once, with the server's message, when the payment
 * is no longer open.
 */
export function usePaymentWatch(transactionId: string, onDecided: (msg: string) => void): WatchedPayment {
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<LastReply | null>(null)
  const watch = useRef<PaymentWatch>(null)
  const isRequested = useRef(false)
  const decided = useRef(onDecided)
  decided.current = onDecided
  useEffect(() => {
    const startedAt = startedAtOf(transactionId) ?? new Date()
    const path = callAddress(paymentCalls.verify, { id: transactionId })
    watch.current = watchPayment({
      ask: () => callApi({ method: 'get', path, offline: '' }),
      delayMs: () => watchDelayMs({ startedAt, now: new Date() }),
      onBusy: setBusy,
      onReply: (state, { msg }) => {
        setLast({ state, at: new Date().toISOString(), isRequested: isRequested.current })
        isRequested.current = false
        if (!isWatched(state) && state !== 'login') decided.current(msg)
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
