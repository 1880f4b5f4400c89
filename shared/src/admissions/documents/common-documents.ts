/** Documents that several courses share. (spec 2, 4 and 5; decision 0012) */
import type { Answers } from '../answers/answers.ts'
import { CERTIFIED_CATEGORIES, YES } from '../answers/options.ts'
import { type DocumentRule, optional, required } from './document-rule.ts'

export const identityAndSchool: readonly DocumentRule[] = [
  required('photo'),
  required('signature'),
  required('tenthAdmit'),
  required('tenthResult'),
  required('twelfthResult'),
]

export const aadhaarCard = required('aadhaarCard')

export const hasCertifiedCategory = ({ category = '' }: Answers): boolean => CERTIFIED_CATEGORIES.includes(category)

export const disabilityCertificate = required('disabilityCertificate', ({ speciallyAbled }) => speciallyAbled === YES)

export const fitnessAndResidence: readonly DocumentRule[] = [
  optional('fitnessCertificate'),
  optional('residenceCertificate'),
]

export const otherCertificate = optional('other')
