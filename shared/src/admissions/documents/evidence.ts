/** Which documents support the answers of a section, so that a review shows both side by side. */
import type { DocumentKind } from './documents.ts'

const EVIDENCE: Readonly<Record<string, readonly DocumentKind[]>> = {
  personal: ['aadhaarCard', 'photo', 'signature', 'casteCertificate', 'disabilityCertificate'],
  'permanent-address': ['residenceCertificate', 'aadhaarCard'],
  secondary: ['tenthResult', 'tenthAdmit'],
  'higher-secondary': ['twelfthResult'],
  languages: ['tenthResult', 'twelfthResult'],
  subjects: ['twelfthResult'],
  sciences: ['twelfthResult'],
  cuet: ['other'],
  degree: ['degreeResult'],
  masters: ['mastersResult'],
}

/** The documents that support a section, the most telling first; none for a section without. */
export function evidenceOf(sectionKey: string): readonly DocumentKind[] {
  return EVIDENCE[sectionKey] ?? []
}

/** The sections that a document supports, in the order of the given ones. */
export function sectionsShownBy(kind: DocumentKind, sectionKeys: readonly string[]): string[] {
  return sectionKeys.filter((key) => evidenceOf(key).includes(kind))
}
