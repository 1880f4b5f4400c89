import { acceptsFees, knowsDiscontinuing, statesTruth } from '../../agreement/consent.ts'
import type { CourseAgreement } from '../course-form.ts'

export const agreement: CourseAgreement = {
  consents: [acceptsFees, knowsDiscontinuing, statesTruth],
  examFees: { count: 'four', each: 'semester' },
}
