import { discontinuationConsent, feeConsent, truthConsent } from '../../form/consent.ts'
import type { CourseAgreement } from '../../form/course-form.ts'

export const agreement: CourseAgreement = {
  consents: [feeConsent, discontinuationConsent, truthConsent],
  examFees: { semesters: ['1', '2', '3', '4'], each: 'semester' },
}
