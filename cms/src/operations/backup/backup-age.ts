import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { lastBackup } from './last-times.ts'

/** A backup every night, and two hours for one that takes longer. */
export const MAX_BACKUP_HOURS = 26

const HOUR_MS = 3_600_000

interface BackupState {
  /** The time of the newest backup; null if there has been none. */
  at: string | null
  /** Age in seconds; infinite if there has been none. */
  ageSeconds: number
  isOverdue: boolean
}

/** The newest backup of a portal. Null for a demo that was never backed up, because it needs no backups. */
export async function backupState({ payload, now }: { payload: Payload; now: Date }): Promise<BackupState | null> {
  const at = await lastBackup(payload)
  if (at === null && portalOf(payload).env.mode === 'demo') return null
  const age = at === null ? Number.POSITIVE_INFINITY : Math.max(0, now.getTime() - Date.parse(at))
  return { at, ageSeconds: age / 1000, isOverdue: age > MAX_BACKUP_HOURS * HOUR_MS }
}
