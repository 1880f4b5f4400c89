/** The documents of an application: which there are, what each file may be, and who must send which. (spec 2, 3 and 5) */
import type { CourseCode } from '../content/options.ts'
import type { Answers } from './answers.ts'
import { CERTIFIED_CATEGORIES, YES } from './options.ts'

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
  aadhaarCard: 'Best the masked Aadhaar that myAadhaar lets you download.',
  other: 'For instance the class 12 registration or pass certificate.',
}

/** What kind of file a document is. */
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

/** `picture`: a small JPEG or PNG; `scan`: PDF, JPEG or PNG; `pdf`: PDF alone. */
export type DocumentFormat = 'picture' | 'scan' | 'pdf'

/** A document that a form asks for. */
export interface AskedDocument {
  kind: DocumentKind
  required: boolean
}

/** The documents to send with these answers, in the order of the form. (spec 2, 4 and 5; decision 0012) */
export function documentsFor(course: CourseCode, answers: Answers): AskedDocument[] {
  const must = (kind: DocumentKind): AskedDocument => ({ kind, required: true })
  const may = (kind: DocumentKind): AskedDocument => ({ kind, required: false })
  const only = (asked: boolean, document: AskedDocument) => (asked ? [document] : [])
  const reserved = CERTIFIED_CATEGORIES.includes(answers.category ?? '')
  return [
    must('photo'),
    must('signature'),
    must('tenthAdmit'),
    must('tenthResult'),
    must('twelfthResult'),
    ...only(course === 'BED', must('degreeResult')),
    ...only(course === 'BED' && answers.hasMasters === YES, must('mastersResult')),
    must('aadhaarCard'),
    ...only(reserved, course === 'DPHARM' ? may('casteCertificate') : must('casteCertificate')),
    ...only(answers.speciallyAbled === YES, must('disabilityCertificate')),
    ...only(course !== 'DELED', may('fitnessCertificate')),
    ...only(course !== 'DELED', may('residenceCertificate')),
    may('other'),
  ]
}

/** Every document that a course can ask for, whatever the answers. (spec 2, 3 "documentinfo") */
export function documentKindsOf(course: CourseCode): readonly DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => COURSES_OF[kind]?.includes(course) ?? true)
}

/** Documents that only some courses ask for. */
const COURSES_OF: Partial<Record<DocumentKind, readonly CourseCode[]>> = {
  degreeResult: ['BED'],
  mastersResult: ['BED'],
  fitnessCertificate: ['BED', 'DPHARM'],
  residenceCertificate: ['BED', 'DPHARM'],
}

/** Documents by what they are: the id of each stored file. */
export type Documents = Partial<Record<DocumentKind, string>>
