import type { Payload } from 'payload'
import * as z from 'zod/mini'

const BACKUP = 'last-backup'
const DRILL = 'last-restore-drill'

const stored = z.object({ at: z.iso.datetime() })

/**
 * The time of the records in the newest backup; null before the first one. A restored portal has the time of the backup
 * before the one that it was restored from, because a backup is recorded when it is complete.
 */
export const lastBackup = (payload: Payload) => timeAt(payload, BACKUP)

/** The time of the last restore drill that found no difference; null before the first one. */
export const lastDrill = (payload: Payload) => timeAt(payload, DRILL)

export const storeLastBackup = (payload: Payload, at: Date) => payload.kv.set(BACKUP, { at: at.toISOString() })

export const storeLastDrill = (payload: Payload, at: Date) => payload.kv.set(DRILL, { at: at.toISOString() })

async function timeAt(payload: Payload, key: string): Promise<string | null> {
  return stored.safeParse(await payload.kv.get(key)).data?.at ?? null
}
