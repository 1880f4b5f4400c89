'use client'

import { toast } from '@payloadcms/ui'
import type { RefundView } from '@pravesh/shared/payments/refunds/refund-view'
import { refundCalls } from '@pravesh/shared/payments/refunds/staff-calls'
import { callAddress, type WireCall } from '@pravesh/shared/platform/wire-call'
import { useCallback, useEffect, useRef, useState } from 'react'
import { refundWords } from './words.ts'

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
    const { ok, msg, result } = await call(refundCalls.view, paymentId)
    setLoaded((before) => (ok && result ? { view: result, problem: '' } : { ...before, problem: msg }))
  }, [paymentId])
  useEffect(() => void load(), [load])

  /** Errors are shown above the refunds, where they remain when a form is replaced. */
  async function send(wireCall: WireCall, id: string, body?: object): Promise<void> {
    // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const { ok, msg } = await call(wireCall, id, body)
    await load()
    isSending.current = false
    setBusy(false)
    setSent((count) => count + 1)
    if (ok) toast.success(msg)
    else setLoaded((before) => ({ ...before, problem: msg }))
  }

  return { view, problem, busy, sent, send }
}

interface Answer {
  ok: boolean
  msg: string
  result?: RefundView
}

async function call(wireCall: WireCall, id: string, body?: object): Promise<Answer> {
  try {
    const response = await fetch(callAddress(wireCall, { id }), {
      method: wireCall.method.toUpperCase(),
      credentials: 'include',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { msg, result }: { msg?: string; result?: RefundView } = await response.json()
    return { ok: response.ok, msg: msg ?? refundWords.unreachable, result }
  } catch {
    return { ok: false, msg: refundWords.unreachable }
  }
}
