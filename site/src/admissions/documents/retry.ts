/** Waits before the next try, in milliseconds. */
const WAITS = [1000, 2000, 4000, 8000, 15_000]

/** What a server or the network says when the same upload may well work in a moment; 0 is no answer. */
const PASSING = [0, 408, 502, 503, 504]

/** Whether an upload that ended so is worth trying again without asking. */
export function isPassing(status: number): boolean {
  return PASSING.includes(status)
}

/** How long to wait after so many failed tries, in milliseconds; null when it is for the person to decide. */
export function waitAfterTries(tries: number, random = Math.random()): number | null {
  const wait = WAITS[tries - 1]
  // Many phones lose the same network at once, and should not all come back at once.
  return wait === undefined ? null : Math.round(wait * (0.75 + random / 2))
}

/** Waits, and longer while there is no network; ends early when it is given up. `onOffline` is told each change. */
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
