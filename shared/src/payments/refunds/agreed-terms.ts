import type { RefundPolicy } from './policy.ts'

/**
 * What a student and the portal agree about the fees of a course that the student does not finish: the clause of the
 * specification, or a dated schedule.
 */
export type AgreedTerms = { kind: 'specified' } | { kind: 'schedule'; policy: RefundPolicy }

export const TERMS_KINDS = ['specified', 'schedule'] as const satisfies readonly AgreedTerms['kind'][]
export type TermsKind = (typeof TERMS_KINDS)[number]

/** In force unless staff choose a schedule, and for agreements from before there was a choice. */
export const SPECIFIED: AgreedTerms = { kind: 'specified' }

/** Share of the course fee that a student who discontinues owes, in per cent. */
export const DISCONTINUED_PERCENT = 75

/** Word for word as specified. (spec 2, 9 "Agreement text") */
export const SPECIFIED_CLAUSE = `If the student discontinues, ${DISCONTINUED_PERCENT}% of the total course fee is owed; no refund after discontinuance.`

/** The amount that the clause means, as a sentence with placeholders. */
export const OWED_AMOUNT = `${DISCONTINUED_PERCENT}% of the total course fee of {fee} is {owed}.`

/** The amount that a student who discontinues owes, rounded up to whole paise. */
export function discontinuedPaise(courseFeePaise: number): number {
  return Math.ceil((courseFeePaise * DISCONTINUED_PERCENT) / 100)
}
