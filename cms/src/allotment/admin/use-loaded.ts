'use client'

import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useCallback, useEffect, useState } from 'react'
import { callPortal } from '../../admin-kit/form/call-portal.ts'

interface Options {
  call: WireCall
  id?: string
  query?: string
}

export interface Loaded<Result> {
  /** Null until it has arrived, and while it is not there. */
  result: Result | null
  /** Why it is not there; empty otherwise. */
  failure: string
  load: () => void
}

/** Reads what a call answers, when the part is shown and when what it asks for changes. */
export function useLoaded<Result>({ call, id = '', query }: Options): Loaded<Result> {
  const [loaded, setLoaded] = useState<{ result: Result | null; failure: string }>({ result: null, failure: '' })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    let isCurrent = true
    void callPortal<Result>(call, { id, ...(query !== undefined && { query }) }).then(({ ok, msg, result }) => {
      if (isCurrent) setLoaded({ result: (ok && result) || null, failure: ok ? '' : msg })
    })
    return () => {
      isCurrent = false
    }
  }, [call, id, query, turn])
  const load = useCallback(() => setTurn((before) => before + 1), [])
  return { ...loaded, load }
}
