/**
 * Ends the process of a check that exceeds its limits. A thread of its own, because the main thread may be stuck in
 * native code; inside the process, because only it can read its own use on every system.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { CheckLimits, Failure } from './check-limits.ts'
import { REASON_FD } from './pipes.ts'

interface WatchdogData {
  limits: CheckLimits
  state: Int32Array
}

const INTERVAL_MS = 20

const { limits, state }: WatchdogData = workerData
setInterval(() => {
  if (Atomics.load(state, 1) === 0) return
  const { user, system } = process.cpuUsage()
  if ((user + system) / 1000 - Atomics.load(state, 0) > limits.cpuMs) end('cpu')
  else if (process.memoryUsage.rss() > limits.memoryBytes) end('memory')
}, INTERVAL_MS)

function end(failure: Failure): void {
  try {
    writeSync(REASON_FD, failure)
  } finally {
    // The pipe is closed when the portal was killed meanwhile.
    process.kill(process.pid, 'SIGKILL')
  }
}
