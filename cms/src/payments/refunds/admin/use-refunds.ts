'use client'

import { toast } from '@payloadcms/ui'
import type { RefundView } from '@pravesh/shared/payments/refunds/refund-view'
import { refundCalls } from '@pravesh/shared/payments/refunds/staff-calls'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'

interface Loaded {
  view: RefundView | null
  problem: string
}

/** The refunds of a payment, and the calls that change them. Each call loads them again; `sent` counts the calls. */
export function useRefunds(paymentId: string) {
  const [{ view, problem }, setLoaded] = useState<Loaded>({ view: null, problem: '' })
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(0)
  const isSending = useRef(false)

  const load = useCallback(async () => {
    const { ok, msg, result } = await callPortal<RefundView>(refundCalls.view, { id: paymentId })
    setLoaded((before) => (ok && result ? { view: result, problem: '' } : { ...before, problem: msg }))
  }, [paymentId])
  useEffect(() => void load(), [load])

  /** True when the call succeeded. Errors are shown above the refunds, where they remain when a form is replaced. */
  async function send(wireCall: WireCall, id: string, body?: object): Promise<boolean> {
    // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    const { ok, msg } = await callPortal(wireCall, { id, body })
    await load()
    isSending.current = false
    setBusy(false)
    setSent((count) => count + 1)
    if (ok) toast.success(msg)
    else setLoaded((before) => ({ ...before, problem: msg }))
    return ok
  }

  return { view, problem, busy, sent, send }
}
