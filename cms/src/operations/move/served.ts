import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { countProcesses, EXPIRY_MS } from '../field-keys/running-processes.ts'
import { MoveError } from './move-error.ts'

/** Whether a portal serves with this database, by its heartbeat. */
export async function isServed(payload: Payload): Promise<boolean> {
  return (await countProcesses({ payload, now: new Date() })) > 0
}

/** Throws a MoveError if a portal serves with this database. Waits first, because a killed one counts until its expiry. */
export async function requireStopped(
  payload: Payload,
  report: (line: string) => void,
  timeoutMs = EXPIRY_MS,
): Promise<void> {
  if (!(await isServed(payload))) return
  report('Waiting for a portal process to stop …')
  const deadline = performance.now() + timeoutMs
  while (await isServed(payload)) {
    if (performance.now() >= deadline) {
      throw new MoveError('A portal is running with the database to move. Stop all its processes and run this again.')
    }
    await sleep(500)
  }
}
