import type { Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'

export const DEFAULT_SECONDS_TO_UNDO = 30
export const MAX_SECONDS_TO_UNDO = 120

const SECOND = 1000

/** How long a decision can be undone, in milliseconds. */
export async function undoTimeMs(payload: Payload): Promise<number> {
  const row = await readGlobalRow({ payload, slug: 'admission-settings' })
  return (row?.secondsToUndo ?? DEFAULT_SECONDS_TO_UNDO) * SECOND
}
