/** Documents that several courses ask for. (spec 2, 4 and 5; decision 0012) */
import type { Answers } from '../answers/answers.ts'
import { CERTIFIED_CATEGORIES, YES } from '../answers/options.ts'
import { type DocumentRule, optional, required } from './document-rule.ts'

/** Who the applicant is, and what was learned at school. */
export const identityAndSchool: readonly DocumentRule[] = [
  required('photo'),
  required('signature'),
  required('tenthAdmit'),
  required('tenthResult'),
  required('twelfthResult'),
]

export const aadhaarCard = required('aadhaarCard')

/** Whether the category is one that a certificate proves. */
export const hasCertifiedCategory = ({ category = '' }: Answers): boolean => CERTIFIED_CATEGORIES.includes(category)

export const disabilityCertificate = required('disabilityCertificate', ({ speciallyAbled }) => speciallyAbled === YES)

export const fitnessAndResidence: readonly DocumentRule[] = [
  optional('fitnessCertificate'),
  optional('residenceCertificate'),
]

export const otherCertificate = optional('other')
