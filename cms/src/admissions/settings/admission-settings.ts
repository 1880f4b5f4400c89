import {
  type AdmissionSettings,
  DEFAULT_ADMISSION_SETTINGS as defaults,
} from '@pravesh/shared/admissions/status/answer-time'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { Payload } from 'payload'
import { readGlobalRow } from '../../database/records/global-rows.ts'

/** The settings in force; those that are not stored have their defaults. */
export async function admissionSettings(payload: Payload): Promise<AdmissionSettings> {
  const stored = await readGlobalRow({ payload, slug: 'admission-settings' })
  return {
    workingDaysToDecide: stored?.workingDaysToDecide ?? defaults.workingDaysToDecide,
    worksOnSaturdays: stored?.worksOnSaturdays ?? defaults.worksOnSaturdays,
    holidays: (stored?.holidays ?? []).map(({ day }) => dayOf(day)).sort(),
  }
}
