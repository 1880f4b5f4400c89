import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuote, type Quoted } from './fetch-quote.ts'

interface QuoteState {
  /** The latest price; null before the first reply. It stays on screen while the next one is fetched. */
  quote: Quoted | null
  /** Why the latest request failed; empty if it did not. */
  problem: string
  isBusy: boolean
}

export type QuoteWatch = QuoteState & { refresh: () => Promise<Quoted | null> }

/** The price of the items, fetched again when they change. A newer request aborts an older one. */
export function useQuote(items: readonly OrderItem[], orderId: () => string | undefined): QuoteWatch {
  const [state, setState] = useState<QuoteState>({ quote: null, problem: '', isBusy: true })
  const running = useRef<AbortController>(null)
  const latest = useRef({ items, orderId })
  latest.current = { items, orderId }

  const refresh = useCallback(async (): Promise<Quoted | null> => {
    running.current?.abort()
    const request = new AbortController()
    running.current = request
    setState((before) => ({ ...before, isBusy: true }))
    const { items: asked, orderId: ofOrder } = latest.current
    const reply = await fetchQuote({ items: asked, orderId: ofOrder(), signal: request.signal })
    if (request.signal.aborted) return null
    const quote = 'quote' in reply ? reply.quote : null
    setState((before) => ({
      quote: quote ?? before.quote,
      problem: 'msg' in reply ? reply.msg : '',
      isBusy: false,
    }))
    return quote
  }, [])
  useEffect(() => {
    if (items.length > 0) void refresh()
  }, [items, refresh])
  return { ...state, refresh }
}
