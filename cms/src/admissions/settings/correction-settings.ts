import {
  type CorrectionSettings,
  DEFAULT_CORRECTION_SETTINGS as defaults,
} from '@pravesh/shared/admissions/status/correction-deadline'
import type { Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'

/** The settings of corrections; those that are not stored have their defaults. */
export async function correctionSettings(payload: Payload): Promise<CorrectionSettings> {
  const row = await readGlobalRow({ payload, slug: 'admission-settings' })
  const [first = 0, last = 0] = defaults.reminderDays
  return {
    correctionDays: row?.correctionDays ?? defaults.correctionDays,
    reminderDays: [row?.firstReminderDays ?? first, row?.lastReminderDays ?? last],
    afterDeadline: row?.afterDeadline ?? defaults.afterDeadline,
  }
}
