import type { PersonalData } from '../../portal/personal-data.ts'
import { admissionsRetentionReason, eraseAdmissions, eraseUnadmitted, findAdmissions } from './erase-admissions.ts'
import { exportAdmissions } from './export-admissions.ts'

/** Export and erasure of a student's personal data in admissions. */
export const admissionsData: PersonalData = {
  section: 'applications',
  exportData: exportAdmissions,
  retentionReason: admissionsRetentionReason,
  erase: eraseAdmissions,
  find: findAdmissions,
  eraseInPart: eraseUnadmitted,
}
