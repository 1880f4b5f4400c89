/** Which documents support the answers of a section, so that a review shows both side by side. */
import type { Claim } from '../answers/answers.ts'
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

const CLAIM_EVIDENCE: Readonly<Record<Claim, DocumentKind>> = {
  category: 'casteCertificate',
  disability: 'disabilityCertificate',
  // No course asks for a document of its own.
  minority: 'other',
  exServiceman: 'other',
  deputed: 'other',
}

/** The document that a claim rests on. */
export function evidenceOfClaim(claim: Claim): DocumentKind {
  return CLAIM_EVIDENCE[claim]
}

/** The documents that support a section, the most telling first; none for a section without. */
export function evidenceOf(sectionKey: string): readonly DocumentKind[] {
  return EVIDENCE[sectionKey] ?? []
}

/** The sections that a document supports, in the order of the given ones. */
export function sectionsShownBy(kind: DocumentKind, sectionKeys: readonly string[]): string[] {
  return sectionKeys.filter((key) => evidenceOf(key).includes(kind))
}
