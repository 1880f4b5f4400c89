'use client'

import { type OfferedReasons, reasonTextCalls } from '@pravesh/shared/admissions/status/reason-texts'
import { useCallback, useEffect, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'

export interface Reasons {
  /** Null until they are loaded. */
  offered: OfferedReasons | null
  /** Why they are not loaded; empty otherwise. */
  failure: string
  load: () => void
}

/** The prepared texts for a reason, once one is wanted. */
export function useReasons(isWanted: boolean): Reasons {
  const [offered, setOffered] = useState<OfferedReasons | null>(null)
  const [failure, setFailure] = useState('')
  const load = useCallback(async () => {
    const { ok, msg, result } = await callPortal<OfferedReasons>(reasonTextCalls.list, {})
    setFailure(ok ? '' : msg)
    if (ok && result) setOffered(result)
  }, [])
  useEffect(() => {
    if (isWanted) void load()
  }, [isWanted, load])
  return { offered, failure, load: () => void load() }
}
