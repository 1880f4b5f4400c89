'use client'

import { toast } from '@payloadcms/ui'
import { type ImportView, isImporting } from '@pravesh/shared/shop/import/import-view'
import { type ApplyRequest, importCalls } from '@pravesh/shared/shop/import/staff-calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'

interface Loaded {
  view: ImportView | null
  problem: string
}

/** Interval between looks at a running import. */
const POLL_MS = 1500

/** The preview of an import, its progress while it runs, and the call that starts it. */
export function useImport(id: string) {
  const [{ view, problem }, setLoaded] = useState<Loaded>({ view: null, problem: '' })
  const isSending = useRef(false)

  const load = useCallback(async () => {
    const { ok, msg, result } = await callPortal<ImportView>(importCalls.view, { id })
    setLoaded((before) => (ok && result ? { view: result, problem: '' } : { ...before, problem: msg }))
  }, [id])
  useEffect(() => void load(), [load])

  const isRunning = view !== null && isImporting(view.status)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void load(), POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, load])

  async function start(body: ApplyRequest): Promise<void> {
    // Ignores double clicks. Buttons are not disabled while sending, so that they keep the focus.
    if (isSending.current) return
    isSending.current = true
    const { ok, msg } = await callPortal(importCalls.apply, { id, body })
    await load()
    isSending.current = false
    if (ok) toast.success(msg)
    else setLoaded((before) => ({ ...before, problem: msg }))
  }

  return { view, problem, load, start }
}
