import {
  DEFAULT_READING_SETTINGS as defaults,
  isDrawnBy,
  type ReadingSettings,
} from '@pravesh/shared/admissions/status/reading-settings'
import type { Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'
import { keyedHash } from '../../foundation/crypto/keyed-hash.ts'

/** The settings of second readers; those that are not stored have their defaults. */
export async function readingSettings(payload: Payload): Promise<ReadingSettings> {
  const row = await readGlobalRow({ payload, slug: 'admission-settings' })
  return {
    isOn: row?.secondReader ?? defaults.isOn,
    samplePercent: row?.secondReaderSample ?? defaults.samplePercent,
  }
}

/**
 * Whether an approval of an application is in the sample. The hash is keyed, so staff cannot find out beforehand, and it is the same
 * each time.
 */
export async function isDrawn(payload: Payload, id: string): Promise<boolean> {
  const row = await readGlobalRow({ payload, slug: 'admission-settings' })
  const { samplePercent } = await readingSettings(payload)
  return isDrawnBy(keyedHash(payload, `second reader\n${row?.secondReaderSeed ?? ''}\n${id}`), samplePercent)
}
