import { discontinuationConsent, dueDateConsent, feeConsent, truthConsent } from '../../form/consent.ts'
import type { CourseAgreement } from '../../form/course-form.ts'
import { APPEARING_NOTES, isAppearing } from './questions.ts'

export const agreement: CourseAgreement = {
  consents: [feeConsent, dueDateConsent, discontinuationConsent, truthConsent],
  examFees: { semesters: ['1', '2', '3', '4'], each: 'semester' },
  more: ({ degreeStatus, mastersStatus }) =>
    isAppearing(degreeStatus) || isAppearing(mastersStatus)
      ? [
          { kind: 'heading', text: 'Examinations that are going on' },
          { kind: 'paragraph', text: `${APPEARING_NOTES[0]}. Without it my admission may be cancelled.` },
        ]
      : [],
}
