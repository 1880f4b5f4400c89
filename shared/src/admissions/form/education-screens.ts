import type { DocumentKind } from '../documents/documents.ts'
import type { CourseForm } from './course-form.ts'
import { type Screen, screensOf } from './screens.ts'

/** In display order. */
export const DOCUMENT_SCREENS = {
  pictures: 'Photo and Signature',
  results: 'Admit Card and Results',
  certificates: 'Aadhaar and Certificates',
} as const

const SCREEN_OF: Record<DocumentKind, keyof typeof DOCUMENT_SCREENS> = {
  photo: 'pictures',
  signature: 'pictures',
  tenthAdmit: 'results',
  tenthResult: 'results',
  twelfthResult: 'results',
  degreeResult: 'results',
  mastersResult: 'results',
  aadhaarCard: 'certificates',
  casteCertificate: 'certificates',
  disabilityCertificate: 'certificates',
  fitnessCertificate: 'certificates',
  residenceCertificate: 'certificates',
  other: 'certificates',
}

/**
 * The screens of step 2: education and college, one section a screen, then the documents, including those that depend on the
 * answers. The last one asks for the terms.
 */
export function educationScreens(form: CourseForm): readonly Screen[] {
  const documents = Object.entries(DOCUMENT_SCREENS).map(
    ([key, title]): Screen => ({
      key,
      title: form.translate?.(title) ?? title,
      step: 2,
      part: 'documents',
      questions: [],
      documents: form.documents.flatMap(({ kind }) => (SCREEN_OF[kind] === key ? kind : [])),
      ...(key === 'certificates' && { terms: true }),
    }),
  )
  return [...screensOf(form, 2), ...documents]
}
