import type { EquivalentMutant } from '../lib/mutate/score.ts'

/** Survivors that behave like the original. */
export const EQUIVALENT: readonly EquivalentMutant[] = []
