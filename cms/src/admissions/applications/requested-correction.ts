import { formOf } from '@pravesh/shared/admissions/courses/registry'
import { type Correction, correctionOf } from '@pravesh/shared/admissions/status/requests'
import type { ApplicationRecord } from './application-record.ts'

/** What staff ask the student to correct, while the application is with the student. */
export function requestedCorrection({ course, correction }: ApplicationRecord): Correction {
  return correctionOf(formOf(course), correction)
}
