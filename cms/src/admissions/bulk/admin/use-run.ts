'use client'

import { toast } from '@payloadcms/ui'
import { isUnderWay } from '@pravesh/shared/admissions/bulk/run-states'
import type { RunView } from '@pravesh/shared/admissions/bulk/run-view'
import { bulkCalls, type StartRequest } from '@pravesh/shared/admissions/bulk/staff-calls'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'

interface Loaded {
  view: RunView | null
  problem: string
}

/** Interval between looks at a run that is under way. */
const POLL_MS = 1500

/** A bulk run, its progress while it is under way, and the calls that start and stop it. */
export function useRun(id: string) {
  const [{ view, problem }, setLoaded] = useState<Loaded>({ view: null, problem: '' })
  const isSending = useRef(false)

  const load = useCallback(async () => {
    const { ok, msg, result } = await callPortal<RunView>(bulkCalls.view, { id })
    setLoaded((before) => (ok && result ? { view: result, problem: '' } : { ...before, problem: msg }))
  }, [id])
  useEffect(() => void load(), [load])

  const polls = view !== null && isUnderWay(view.state)
  useEffect(() => {
    if (!polls) return
    const timer = setInterval(() => void load(), POLL_MS)
    return () => clearInterval(timer)
  }, [polls, load])

  async function send(call: WireCall, body?: StartRequest): Promise<void> {
    // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
    if (isSending.current) return
    isSending.current = true
    const { ok, msg } = await callPortal(call, { id, body })
    await load()
    isSending.current = false
    if (ok) toast.success(msg)
    else setLoaded((before) => ({ ...before, problem: msg }))
  }

  return { view, problem, load, send }
}
