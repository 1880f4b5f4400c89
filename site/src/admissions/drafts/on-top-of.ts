import type { DraftContent } from '@pravesh/shared/admissions/form/form-context'

/**
 * Merges this browser's draft over the server's. Its answers and documents win. The Aadhaar number and the completed
 * steps of the server's draft are preserved, because this browser may simply not know them.
 */
export function onTopOf(mine: DraftContent, theirs: DraftContent): DraftContent {
  const aadhaar = mine.answers.aadhaar || theirs.answers.aadhaar
  return {
    ...mine,
    answers: aadhaar ? { ...mine.answers, aadhaar } : mine.answers,
    detailsSaved: mine.detailsSaved || theirs.detailsSaved,
    educationSaved: mine.educationSaved || theirs.educationSaved,
  }
}
