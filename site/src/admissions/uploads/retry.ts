import { type BackOff, waitAfter } from '../../lib/back-off.ts'

const MAX_ATTEMPTS = 5
const WAITS: BackOff = { first: 1000, longest: 15_000, spread: 0.25 }

/** Statuses of temporary failures; 0 means no response. */
const TRANSIENT = [0, 408, 502, 503, 504]

/** Whether to retry an upload that ended with this status automatically. */
export function isTransient(status: number): boolean {
  return TRANSIENT.includes(status)
}

/** Delay before the next attempt, in milliseconds; null when automatic retries are exhausted. */
export function retryDelay(tries: number, random = Math.random()): number | null {
  return tries > MAX_ATTEMPTS ? null : waitAfter(WAITS, tries, random)
}

/** Waits `ms`, then until the network is back. Resolves early when aborted. Reports changes through `onOffline`. */
export async function waitForNetwork(
  ms: number,
  signal: AbortSignal,
  onOffline: (offline: boolean) => void,
): Promise<void> {
  await until(signal, (done) => {
    const timer = setTimeout(done, ms)
    return () => clearTimeout(timer)
  })
  if (navigator.onLine || signal.aborted) return
  onOffline(true)
  await until(signal, (done) => {
    window.addEventListener('online', done, { once: true })
    return () => window.removeEventListener('online', done)
  })
  onOffline(false)
}

async function until(signal: AbortSignal, subscribe: (done: () => void) => () => void): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    const unsubscribe = subscribe(() => resolve())
    signal.addEventListener(
      'abort',
      () => {
        unsubscribe()
        resolve()
      },
      { once: true },
    )
  })
}
