import type { Logger } from 'pino'

const HOUR = 3_600_000

interface Sweepable {
  sweep: (now: Date) => Promise<void>
}

/** Sweeps earlier builds every hour, because a portal may run for months. Returns a function that stops it. */
export function sweepBuilds(builds: readonly Sweepable[], log: Pick<Logger, 'error'>): () => void {
  const sweep = async () => {
    try {
      for (const each of builds) await each.sweep(new Date())
    } catch (error) {
      log.error({ msg: 'Earlier builds could not be swept.', err: error })
    }
  }
  const timer = setInterval(sweep, HOUR).unref()
  return () => clearInterval(timer)
}
