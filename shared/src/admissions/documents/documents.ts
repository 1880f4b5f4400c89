/** The documents of an application and their file formats. (spec 2, 3 and 5) */

export const DOCUMENT_KINDS = [
  'photo',
  'signature',
  'tenthAdmit',
  'tenthResult',
  'twelfthResult',
  'degreeResult',
  'mastersResult',
  'aadhaarCard',
  'casteCertificate',
  'disabilityCertificate',
  'fitnessCertificate',
  'residenceCertificate',
  'other',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_LABELS: Record<DocumentKind, string> = {
  photo: 'Profile photo',
  signature: 'Signature',
  tenthAdmit: 'Class 10 admit card',
  tenthResult: 'Class 10 result',
  twelfthResult: 'Class 12 result',
  degreeResult: 'Graduation result',
  mastersResult: 'Post-graduation result',
  aadhaarCard: 'Aadhaar card',
  casteCertificate: 'Caste certificate',
  disabilityCertificate: 'Disability certificate',
  fitnessCertificate: 'Fitness certificate',
  residenceCertificate: 'Residence certificate',
  other: 'Other certificate',
}

export const DOCUMENT_HINTS: Partial<Record<DocumentKind, string>> = {
  photo: 'A recent photo of your face, as for a passport.',
  signature: 'Your signature on white paper.',
  aadhaarCard: 'If you can, use the masked Aadhaar, which you can download from myAadhaar.',
  casteCertificate: 'For EWS, your income and asset certificate.',
  other: 'For example, your class 12 registration or pass certificate.',
}

export const DOCUMENT_FORMATS: Record<DocumentKind, DocumentFormat> = {
  photo: 'picture',
  signature: 'picture',
  tenthAdmit: 'scan',
  tenthResult: 'scan',
  twelfthResult: 'scan',
  degreeResult: 'pdf',
  mastersResult: 'pdf',
  aadhaarCard: 'scan',
  casteCertificate: 'scan',
  disabilityCertificate: 'scan',
  fitnessCertificate: 'scan',
  residenceCertificate: 'scan',
  other: 'scan',
}

/** `picture`: a small JPEG or PNG; `scan`: PDF, JPEG or PNG; `pdf`: PDF only. */
export type DocumentFormat = 'picture' | 'scan' | 'pdf'

/** The id of the stored file of each document. */
export type Documents = Partial<Record<DocumentKind, string>>
