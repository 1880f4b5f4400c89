'use client'

import { toast } from '@payloadcms/ui'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useRef, useState } from 'react'
import { callPortal } from '../../../platform/admin/form/call-portal.ts'

const SHOWN_MS = 1200

/** Sends a decision on an order. `failure` is the message of the last one that failed; otherwise empty. */
export function useDecision(orderId: string) {
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function decide(call: WireCall, body: object): Promise<void> {
    // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const { ok, msg } = await callPortal(call, { id: orderId, body })
    setFailure(ok ? '' : msg)
    if (ok) {
      toast.success(msg)
      // Reload, because the page shows the state in several places.
      setTimeout(() => location.reload(), SHOWN_MS)
      return
    }
    isSending.current = false
    setBusy(false)
  }

  return { busy, failure, decide }
}
