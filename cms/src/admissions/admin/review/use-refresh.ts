import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useTransition } from 'react'

/** In milliseconds without a call, after which the page shows what the portal has. */
const REST_MS = 1500

interface Refresh {
  isRefreshing: boolean
  /** At once, after what leads to another page, if given. */
  now: (leave?: () => void) => void
  /** Once the person rests, because drawing the whole page anew would delay the next document. */
  atRest: () => void
  /** Puts off what waits for a rest. */
  putOff: () => void
}

/** Refreshes the page. */
export function useRefresh(): Refresh {
  const router = useRouter()
  const [isRefreshing, start] = useTransition()
  const timer = useRef<number>(undefined)
  const putOff = () => window.clearTimeout(timer.current)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    isRefreshing,
    putOff,
    now: (leave) => {
      putOff()
      start(() => {
        leave?.()
        router.refresh()
      })
    },
    atRest: () => {
      putOff()
      timer.current = window.setTimeout(() => router.refresh(), REST_MS)
    },
  }
}
