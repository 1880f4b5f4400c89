import { useCallback, useEffect, useState } from 'react'
import { offlineText } from '../../forms/offline-text.ts'
import { callApi } from '../../lib/api.ts'

type Loaded<Value> = { status: 'loading' } | { status: 'failed'; msg: string } | { status: 'known'; value: Value }

/** The `result` of a call by its address. What is known stays until another answer has arrived; only the last request counts. */
export function useLoaded<Value>(path: string): { loaded: Loaded<Value>; isBusy: boolean; reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'loading' })
  const [isBusy, setBusy] = useState(true)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same path
  useEffect(() => {
    const aborted = new AbortController()
    setBusy(true)
    void callApi({ method: 'get', path, offline: offlineText({ hasForm: false }), signal: aborted.signal }).then(
      ({ ok, msg, body }) => {
        if (aborted.signal.aborted) return
        setBusy(false)
        setLoaded(ok ? { status: 'known', value: body.result as Value } : { status: 'failed', msg })
      },
    )
    return () => aborted.abort()
  }, [path, attempt])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { loaded, isBusy, reload }
}
