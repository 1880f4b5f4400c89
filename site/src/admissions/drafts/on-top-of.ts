import type { DraftContent } from '@pravesh/shared/admissions/answers/form-context'

/**
 * This browser's draft as it is saved over another one: its own answers and documents, with an Aadhaar number that only the
 * other one has, and no step less done than there. Nothing is erased that this browser merely does not know.
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
