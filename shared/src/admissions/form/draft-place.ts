import type { CourseCode } from '../../courses/courses.ts'
import { openStep, type StepNumber } from './steps.ts'

/** Where an applicant left the form. */
export interface DraftPlace {
  step: StepNumber
  /** The question that was used last; null before the first. */
  question: string | null
}

/** A form that was begun and can still be sent. Times in ISO 8601, days `YYYY-MM-DD`. */
export interface DraftSummary {
  course: CourseCode
  /** Where it was left. */
  step: StepNumber
  /** The number of steps. */
  steps: number
  /** Of the step where it was left; listed for translation. */
  title: string
  savedAt: string
  /** The last day for applications; null without one. */
  closesOn: string | null
}

interface DraftProgress {
  detailsSaved: boolean
  educationSaved: boolean
  place?: DraftPlace | undefined
}

/**
 * The step at which a draft goes on: where it was left, or else the first that is not done. After step 4 it is step 3, because
 * a browser remembers only until the tab is closed that the agreement was accepted.
 */
export function stepOfDraft({ detailsSaved, educationSaved, place }: DraftProgress): StepNumber {
  return openStep(place?.step ?? Number.NaN, { detailsSaved, educationSaved, agreementAccepted: false })
}

/** Where a draft goes on. */
export function placeOf(draft: DraftProgress): DraftPlace {
  return draft.place ?? { step: stepOfDraft(draft), question: null }
}
