import type { Feature } from '../platform/feature.ts'
import { applicantDocuments } from './documents/applicant-documents.ts'

export const admissions: Feature = {
  collections: [applicantDocuments],
}
