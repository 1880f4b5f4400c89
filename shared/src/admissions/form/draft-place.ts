import type { CourseCode } from '../../courses/courses.ts'
import { furthestStep, type StepNumber } from './steps.ts'

/** Where an applicant left the form. */
export interface DraftPlace {
  step: StepNumber
  /** The question that was used last; null before the first. */
  question: string | null
}

/** A form that was begun and can still be sent. Times in ISO 8601, days `YYYY-MM-DD`. */
export interface DraftSummary {
  course: CourseCode
  /** The step at which it goes on. */
  step: StepNumber
  /** It was left at a later step, which opens only after this one. */
  isBack: boolean
  /** The number of steps. */
  steps: number
  /** Of the step at which it goes on; listed for translation. */
  title: string
  savedAt: string
  /** The last day for applications; null without one. */
  closesOn: string | null
}

/** The form to go on with: the one that was saved last; null without one. */
export function draftToGoOn(drafts: readonly DraftSummary[]): DraftSummary | null {
  const [latest = null] = drafts.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
  return latest
}

interface DraftProgress {
  detailsSaved: boolean
  educationSaved: boolean
  place?: DraftPlace | undefined
}

/** Where a draft was left, or else the first step that is not done as far as its flags tell. */
export function placeOf({ place, detailsSaved, educationSaved }: DraftProgress): DraftPlace {
  return place ?? { step: furthestStep({ detailsSaved, educationSaved, agreementAccepted: false }), question: null }
}
