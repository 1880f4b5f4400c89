import type { ReasonKind } from '@pravesh/shared/admissions/status/reason-texts'
import type { OfferedTexts } from '../../prepared/admin/prepared-for.ts'
import type { ReviewData } from './review-data.ts'

/** The prepared texts that the review offers for a reason. A shared text is one of the office, so those who decide share it. */
export function offeredIn({ texts, decidedBy, studentLanguage }: ReviewData, kind: ReasonKind): OfferedTexts {
  return { kind, texts, mayShare: decidedBy === '', readers: [studentLanguage] }
}
