import { discontinuationConsent, feeConsent, truthConsent } from '../../agreement/consent.ts'
import type { CourseAgreement } from '../course-form.ts'

export const agreement: CourseAgreement = {
  consents: [feeConsent, discontinuationConsent, truthConsent],
  examFees: { semesters: ['1', '2', '3', '4'], each: 'semester' },
}
