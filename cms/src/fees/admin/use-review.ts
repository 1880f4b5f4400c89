'use client'

import { toast } from '@payloadcms/ui'
import { type FeeReview, feeStaffCalls } from '@pravesh/shared/fees/review/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useRef, useState } from 'react'
import { feeAdminWords } from './words.ts'

const SHOWN_MS = 1200

/** Sends decisions on a fee payment. `failure` is the message about the last one that failed; otherwise empty. */
export function useReview(id: string) {
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)

  async function post(review: FeeReview): Promise<{ ok: boolean; msg: string }> {
    try {
      const response = await fetch(callAddress(feeStaffCalls.review, { id }), {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(review),
      })
      const { msg = feeAdminWords.review.failed }: { msg?: string } = await response.json()
      return { ok: response.ok, msg }
    } catch {
      return { ok: false, msg: feeAdminWords.review.unreachable }
    }
  }

  return {
    busy,
    failure,
    setFailure,
    async send(review: FeeReview): Promise<void> {
      // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
      if (isSending.current) return
      isSending.current = true
      setBusy(true)
      setFailure('')
      const { ok, msg } = await post(review)
      if (ok) {
        toast.success(msg)
        // Reload, because the page shows the decision in several places.
        setTimeout(() => location.reload(), SHOWN_MS)
        return
      }
      isSending.current = false
      setBusy(false)
      setFailure(msg)
    },
  }
}
