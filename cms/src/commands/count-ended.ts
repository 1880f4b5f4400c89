import type { Payload } from 'payload'
import { processEnv } from '../foundation/settings/env.ts'
import { linesOf } from '../retention/runs/run-counts.ts'
import { walkEnded } from '../retention/runs/walk-ended.ts'
import { closeDatabase, openDatabase, requireDatabase } from './open-database.ts'

/** Counts what the next night would delete in the portal of this process, which it does not change. */
export async function countEnded(): Promise<void> {
  const env = processEnv()
  requireDatabase(env)
  const payload = await openDatabase(env)
  try {
    await countEndedIn({ payload, now: new Date(), report: console.log })
  } finally {
    await closeDatabase(payload)
  }
}

interface CountOptions {
  payload: Payload
  now: Date
  report: (line: string) => void
}

/** Exported for tests. */
export async function countEndedIn({ payload, now, report }: CountOptions): Promise<void> {
  for (const line of linesOf(await walkEnded({ payload, now, dryRun: true }))) report(line)
  report('Nothing was changed. Backups and log archives keep what is deleted until they expire.')
}
