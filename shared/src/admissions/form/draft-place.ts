import type { CourseCode } from '../../courses/courses.ts'
import { openStep, type StepNumber } from './steps.ts'

/** Where an applicant left the form. */
export interface DraftPlace {
  step: StepNumber
  /** Key of the screen within the step; null in steps without screens. */
  screen: string | null
  /** The question that was used last; null before the first. */
  question: string | null
}

/** A form that was begun and can still be sent. Times in ISO 8601, days `YYYY-MM-DD`. */
export interface DraftSummary {
  course: CourseCode
  /** Where it was left. */
  step: StepNumber
  savedAt: string
  /** The last day for applications; null without one. */
  closesOn: string | null
}

interface DraftProgress {
  detailsSaved: boolean
  educationSaved: boolean
  place?: DraftPlace | undefined
}

/** The step at which a draft goes on: where it was left, or else the first that is not done. */
export function stepOfDraft({ detailsSaved, educationSaved, place }: DraftProgress): StepNumber {
  // The agreement is accepted in the browser; without a place, the step that asks for it comes next.
  const progress = { detailsSaved, educationSaved, agreementAccepted: place?.step === 4 }
  return openStep(place?.step ?? Number.NaN, progress)
}
