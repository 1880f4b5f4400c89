import { writeSync } from 'node:fs'
import type { CheckLimits, Failure } from './check-limits.ts'
import { REASON_FD } from './pipes.ts'

export interface Watched {
  limits: CheckLimits
  /** Milliseconds of processor time at the start of the check, and 1 while one runs. */
  state: Int32Array
}

/** Ends this process, and says why, if the check that runs exceeds a limit. */
export function endIfExceeded({ limits, state }: Watched): void {
  if (Atomics.load(state, 1) === 0) return
  const { user, system } = process.cpuUsage()
  if ((user + system) / 1000 - Atomics.load(state, 0) > limits.cpuMs) end('cpu')
  else if (process.memoryUsage.rss() > limits.memoryBytes) end('memory')
}

function end(failure: Failure): void {
  try {
    writeSync(REASON_FD, failure)
  } finally {
    // The pipe is closed when the portal was killed meanwhile.
    process.kill(process.pid, 'SIGKILL')
  }
}
