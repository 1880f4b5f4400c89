/**
 * Signals within this time of the first one are the same request to stop, in milliseconds. A terminal and systemd signal
 * every process of a group, and `npm start` passes the signal on as well.
 */
const SAME_REQUEST_MS = 1000

interface StopOptions {
  /** `atOnce` is true for a person at a terminal, for whom no proxy has to be waited for. */
  stop: (options: { atOnce: boolean }) => Promise<void>
  /** Time after which the process exits, whatever is still running. */
  limitMs: number
}

/** On SIGTERM, SIGINT or SIGHUP: runs `stop`, then exits 0. A second signal, an error or the time limit exits 1. */
export function stopOnSignals({ stop, limitMs }: StopOptions): void {
  let stoppingSince: number | null = null
  const end = async (signal: NodeJS.Signals) => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_REQUEST_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    const abort = (reason: unknown) => {
      console.error('The portal did not stop in order.', reason)
      process.exit(1)
    }
    setTimeout(() => abort(`It took more than ${limitMs / 1000} s (STOP_SECONDS).`), limitMs).unref()
    await stop({ atOnce: signal !== 'SIGTERM' }).catch(abort)
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // The terminal was closed.
  process.on('SIGHUP', end)
}
