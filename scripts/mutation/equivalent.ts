import type { EquivalentMutant } from '../lib/mutate/score.ts'

/** Survivors that behave like the original. */
export const EQUIVALENT: readonly EquivalentMutant[] = [
  {
    file: 'cms/src/admin-kit/money/unusual-change.ts',
    before: 'to > from',
    after: 'to >= from',
    reason: 'The question is asked for amounts that differ: equal ones are no unusual change.',
  },
]
