import { YES } from '../../answers/options.ts'
import {
  aadhaarCard,
  disabilityCertificate,
  fitnessAndResidence,
  hasCertifiedCategory,
  identityAndSchool,
  otherCertificate,
} from '../../documents/common-documents.ts'
import { type DocumentRule, required } from '../../documents/document-rule.ts'

export const documents: readonly DocumentRule[] = [
  ...identityAndSchool,
  required('degreeResult'),
  required('mastersResult', ({ hasMasters }) => hasMasters === YES),
  aadhaarCard,
  required('casteCertificate', hasCertifiedCategory),
  disabilityCertificate,
  ...fitnessAndResidence,
  otherCertificate,
]
