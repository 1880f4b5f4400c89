/** The wizard's four steps. (spec 2, 2 and 4) */

export const STEPS = [
  { number: 1, key: 'details', title: 'Personal details' },
  { number: 2, key: 'education', title: 'Education and documents' },
  { number: 3, key: 'agreement', title: 'Aggreement Copy' },
  { number: 4, key: 'fee', title: 'Application Fees Payment Structure' },
] as const
export type StepNumber = (typeof STEPS)[number]['number']

/** What has been done so far; a step can be opened once all before it are. */
export interface Progress {
  /** Steps 1 and 2 whose answers hold no mistake and were sent on. */
  detailsSaved: boolean
  educationSaved: boolean
  /** Every statement of step 3 was accepted. */
  agreementAccepted: boolean
}

/** The furthest step that may be opened. */
export function furthestStep({ detailsSaved, educationSaved, agreementAccepted }: Progress): StepNumber {
  if (!detailsSaved) return 1
  if (!educationSaved) return 2
  return agreementAccepted ? 4 : 3
}

/** The step that really opens when one is asked for. */
export function openStep(asked: number, progress: Progress): StepNumber {
  const furthest = furthestStep(progress)
  return STEPS.find(({ number }) => number === asked && number <= furthest)?.number ?? furthest
}
