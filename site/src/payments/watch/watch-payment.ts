import type { ApiReply } from '../../lib/api.ts'
import { isWatched, type PaymentState, stateOf } from './payment-state.ts'

/** The document, as far as the watch needs it. */
type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>

interface WatchOptions {
  /** Asks the server, which asks the provider. */
  ask: () => Promise<ApiReply>
  onReply: (state: PaymentState, reply: ApiReply) => void
  /** Called when a request starts (true) and ends (false). */
  onBusy?: (busy: boolean) => void
  /** The delay before the next request, by the milliseconds since the watch started. */
  delayMs: (elapsedMs: number) => number
  page?: Page
}

export interface PaymentWatch {
  /** Asks now, unless a request is running. */
  check: () => void
  stop: () => void
}

/**
 * Asks about a payment now and repeatedly until it is decided. Pauses while the page is hidden and asks again as soon as
 * it is shown, because the payer usually returns from another app.
 */
export function watchPayment({ ask, onReply, onBusy, delayMs, page = document }: WatchOptions): PaymentWatch {
  const startedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let isOver = false

  async function check(): Promise<void> {
    if (isBusy || isOver) return
    clearTimeout(timer)
    setBusy(true)
    const reply = await ask()
    setBusy(false)
    if (isOver) return
    const state = stateOf(reply)
    if (!isWatched(state)) stop()
    onReply(state, reply)
    schedule()
  }

  function setBusy(busy: boolean): void {
    isBusy = busy
    if (!isOver) onBusy?.(busy)
  }

  function schedule(): void {
    if (isOver || page.hidden) return
    timer = setTimeout(() => void check(), delayMs(Date.now() - startedAt))
  }

  function onVisibility(): void {
    clearTimeout(timer)
    if (!page.hidden) void check()
  }

  function stop(): void {
    isOver = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', onVisibility)
  }

  page.addEventListener('visibilitychange', onVisibility)
  void check()
  return { check: () => void check(), stop }
}
