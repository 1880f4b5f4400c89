import { SEMESTERS } from '../../../content/options.ts'
import { discontinuationConsent, feeConsent, truthConsent } from '../../agreement/consent.ts'
import type { CourseAgreement } from '../course-form.ts'

export const agreement: CourseAgreement = {
  consents: [feeConsent, discontinuationConsent, truthConsent],
  examFees: { semesters: SEMESTERS, each: 'semester' },
}
