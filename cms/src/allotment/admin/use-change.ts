'use client'

import { toast } from '@payloadcms/ui'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useRef, useState } from 'react'
import { callPortal } from '../../admin-kit/form/call-portal.ts'
import { reloadPage } from '../../admin-kit/form/focus-after-reload.ts'

const SHOWN_MS = 1200

/** What is wrong with a change: a message for each field, and for the whole. */
export interface Problems {
  fields: Readonly<Record<string, string>>
  text: string
}
export const NO_PROBLEMS: Problems = { fields: {}, text: '' }

interface Options {
  call: WireCall
  id?: string
  /** What follows a change that was accepted; by default the page reloads, because it shows the change in several places. */
  done?: () => void
}

/** Sends changes of a process, and keeps what was wrong with the last one. */
export function useChange({ call, id = '', done }: Options) {
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)

  return {
    busy,
    problems,
    setProblems,
    /** Whether it was accepted. */
    async send(body: object): Promise<boolean> {
      // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
      if (isSending.current) return false
      isSending.current = true
      setBusy(true)
      setProblems(NO_PROBLEMS)
      const { ok, msg, errors = [] } = await callPortal(call, { id, body })
      if (ok) {
        toast.success(msg)
        if (done === undefined) {
          setTimeout(reloadPage, SHOWN_MS)
          return true
        }
        done()
      } else setProblems({ fields: Object.fromEntries(errors.map((error) => [error.field, error.message])), text: msg })
      isSending.current = false
      setBusy(false)
      return ok
    },
  }
}
