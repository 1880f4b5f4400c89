'use client'

import { toast } from '@payloadcms/ui'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useRef, useState } from 'react'
import { callPortal } from './call-portal.ts'
import { reloadPage } from './focus-after-reload.ts'

const SHOWN_MS = 1200

/** Sends changes of the shown record. `failure` is the message about the last one that failed; otherwise empty. */
export function useStaffChange(call: WireCall, id: string) {
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)

  return {
    busy,
    failure,
    setFailure,
    /** True when the change was accepted. */
    async send(body: object): Promise<boolean> {
      // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
      if (isSending.current) return false
      isSending.current = true
      setBusy(true)
      setFailure('')
      const { ok, msg } = await callPortal(call, { id, body })
      if (ok) {
        toast.success(msg)
        // Reload, because the page shows the change in several places.
        setTimeout(reloadPage, SHOWN_MS)
        return true
      }
      isSending.current = false
      setBusy(false)
      setFailure(msg)
      return false
    },
  }
}
