/** An application in a merit process: its marks, claims, choices and seat. */
import type { Subject } from '../scores/best-of.ts'
import type { ServicePeriod } from '../scores/service.ts'
import type { ExaminationMarks } from '../scores/weighted.ts'

/** As typed by the applicant, or as an officer found them in the documents. */
export type Marks = (
  | { kind: 'best-of'; subjects: readonly Subject[] }
  | { kind: 'weighted'; examinations: readonly ExaminationMarks[] }
) & {
  /** Subjects with merit lists of their own for which the applicant qualifies, too, besides that of the application. */
  further?: readonly string[] | undefined
  /** Of teachers deputed by a school, where the process has a list by length of service. */
  service?: readonly ServicePeriod[] | undefined
}

/** `returned`: the officer could not confirm the marks, and the applicant types them again. */
export const VERIFICATIONS = ['missing', 'typed', 'verified', 'returned'] as const
export type Verification = (typeof VERIFICATIONS)[number]

/** Where an applicant stands. Applicants who are `out`, `joined` or `withdrawn` take no part in a further round. */
export const STANDINGS = ['in', 'out', 'joined', 'withdrawn'] as const
export type Standing = (typeof STANDINGS)[number]

/** Why an applicant is out. */
export const OUT_REASONS = [
  'declined',
  'no-answer',
  'unpaid',
  'not-joined',
  'application-ended',
  'admission-ended',
  'invalid',
] as const
export type OutReason = (typeof OUT_REASONS)[number]
