import {
  aadhaarCard,
  disabilityCertificate,
  fitnessAndResidence,
  hasCertifiedCategory,
  identityAndSchool,
  otherCertificate,
} from '../../documents/common-documents.ts'
import { type DocumentRule, optional } from '../../documents/document-rule.ts'

export const documents: readonly DocumentRule[] = [
  ...identityAndSchool,
  aadhaarCard,
  optional('casteCertificate', hasCertifiedCategory),
  disabilityCertificate,
  ...fitnessAndResidence,
  otherCertificate,
]
