import {
  aadhaarCard,
  disabilityCertificate,
  hasCertifiedCategory,
  identityAndSchool,
  otherCertificate,
} from '../../documents/common-documents.ts'
import { type DocumentRule, required } from '../../documents/document-rule.ts'

export const documents: readonly DocumentRule[] = [
  ...identityAndSchool,
  aadhaarCard,
  required('casteCertificate', hasCertifiedCategory),
  disabilityCertificate,
  otherCertificate,
]
