import { type BackOff, waitAfter } from '../../lib/back-off.ts'

const MAX_ATTEMPTS = 5
const WAITS: BackOff = { first: 1000, longest: 15_000, spread: 0.25 }

/** What a server or the network says when the same upload may well work in a moment; 0 is no answer. */
const PASSING = [0, 408, 502, 503, 504]

/** Whether an upload that ended so is worth trying again without asking. */
export function isPassing(status: number): boolean {
  return PASSING.includes(status)
}

/** How long to wait after so many failed tries, in milliseconds; null when the person decides. */
export function waitAfterTries(tries: number, random = Math.random()): number | null {
  return tries > MAX_ATTEMPTS ? null : waitAfter(WAITS, tries, random)
}

/** Waits, and longer while there is no network; ends early when aborted. Calls `onOffline` on each change. */
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

async function until(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => {
    const end = begin(() => resolve())
    signal.addEventListener(
      'abort',
      () => {
        end()
        resolve()
      },
      { once: true },
    )
  })
}
