import type { Payload } from 'payload'
import * as z from 'zod/mini'

/** Its key in Payload's key-value store. */
export const SHIPPED = 'log-shipped-until'

/** The time is recorded every 30 seconds, and a restart of the process that ships takes some more. */
export const MAX_ARCHIVE_MINUTES = 5

const stored = z.object({ at: z.iso.datetime() })

interface ArchiveState {
  /** Until when everything is in the archive. */
  at: string
  ageSeconds: number
  isOverdue: boolean
}

/**
 * How far the log archive of a portal is behind. Null if the log was never shipped. A restored portal has the time that was
 * recorded last before its moment.
 */
export async function archiveState({ payload, now }: { payload: Payload; now: Date }): Promise<ArchiveState | null> {
  const at = stored.safeParse(await payload.kv.get(SHIPPED)).data?.at
  if (at === undefined) return null
  const ageSeconds = Math.max(0, now.getTime() - Date.parse(at)) / 1000
  return { at, ageSeconds, isOverdue: ageSeconds > MAX_ARCHIVE_MINUTES * 60 }
}

/** Ends the alert of a portal whose log is not shipped any more. */
export const forgetArchive = (payload: Payload) => payload.kv.delete(SHIPPED)
