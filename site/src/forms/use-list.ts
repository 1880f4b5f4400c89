import { useCallback, useEffect, useState } from 'react'
import type { ApiReply } from '../lib/api.ts'
import { notify } from '../ui/notify.ts'

export type List<Item> = { status: 'loading' } | { status: 'failed'; msg: string } | { status: 'known'; items: Item[] }

export interface LoadedList<Item> {
  list: List<Item>
  reload: () => void
}

/**
 * The list that a call returns; `load` must be the same function at every render. A reload keeps what is on screen, also
 * when it fails; so does the return from the payment page through the back/forward cache.
 */
export function useList<Item>(load: () => Promise<ApiReply>): LoadedList<Item> {
  const [list, setList] = useState<List<Item>>({ status: 'loading' })
  const reload = useCallback(() => {
    setList((before) => (before.status === 'failed' ? { status: 'loading' } : before))
    void load().then(({ ok, msg, body }) => {
      if (!ok) notify(msg)
      setList((before) => {
        if (ok) return { status: 'known', items: Array.isArray(body.result) ? (body.result as Item[]) : [] }
        return before.status === 'known' ? before : { status: 'failed', msg }
      })
    })
  }, [load])
  useEffect(() => {
    reload()
    const onShow = (event: PageTransitionEvent) => event.persisted && reload()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [reload])
  return { list, reload }
}
