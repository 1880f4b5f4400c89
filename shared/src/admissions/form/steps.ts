/** The wizard's four steps. (spec 2, 2 and 4) */

export const STEPS = [
  { number: 1, key: 'details', title: 'Personal details' },
  { number: 2, key: 'education', title: 'Education and documents' },
  { number: 3, key: 'agreement', title: 'Aggreement Copy' },
  { number: 4, key: 'fee', title: 'Application Fees Payment Structure' },
] as const
export type StepNumber = (typeof STEPS)[number]['number']

/** The completed steps. A step can be opened once all steps before it are complete. */
export interface Progress {
  /** Steps 1 and 2 were submitted without validation errors. */
  detailsSaved: boolean
  educationSaved: boolean
  /** All statements of step 3 were accepted. */
  agreementAccepted: boolean
}

export function furthestStep({ detailsSaved, educationSaved, agreementAccepted }: Progress): StepNumber {
  if (!detailsSaved) return 1
  if (!educationSaved) return 2
  return agreementAccepted ? 4 : 3
}

/** The step to open for a requested one: the furthest step that may be opened if the request is invalid or too far. */
export function openStep(requested: number, progress: Progress): StepNumber {
  const furthest = furthestStep(progress)
  return STEPS.find(({ number }) => number === requested && number <= furthest)?.number ?? furthest
}
