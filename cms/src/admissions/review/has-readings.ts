import type { Payload } from 'payload'
import { exists } from '../../database/records/exists.ts'
import { readingSettings } from '../settings/reading-settings.ts'

/** Whether decisions need a second reader, or some wait for one since they did. */
export async function hasReadings(payload: Payload): Promise<boolean> {
  const { isOn } = await readingSettings(payload)
  return isOn || exists({ payload, collection: 'applications', where: { readingState: { exists: true } } })
}
