import {
  type AdmissionSettings,
  DEFAULT_ADMISSION_SETTINGS as defaults,
} from '@pravesh/shared/admissions/status/answer-time'
import type { Payload } from 'payload'

/** The settings in force; those that are not stored have their defaults. */
export async function admissionSettings(payload: Payload): Promise<AdmissionSettings> {
  const stored = await payload.findGlobal({ slug: 'admission-settings', depth: 0 })
  return {
    workingDaysToDecide: stored.workingDaysToDecide ?? defaults.workingDaysToDecide,
    worksOnSaturdays: stored.worksOnSaturdays ?? defaults.worksOnSaturdays,
  }
}
