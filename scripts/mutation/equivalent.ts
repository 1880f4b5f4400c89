import type { EquivalentMutant } from '../lib/mutate/score.ts'

/** Survivors that behave like the original. */
export const EQUIVALENT: readonly EquivalentMutant[] = [
  {
    file: 'cms/src/admin-kit/money/unusual-change.ts',
    before: 'to > from',
    after: 'to >= from',
    reason: 'The question is asked for amounts that differ: equal ones are no unusual change.',
  },
  {
    file: 'cms/src/operations/move/record-hash.ts',
    before: 'one < other',
    after: 'one <= other',
    reason: 'No two fields of an object have one name.',
  },
  {
    file: 'site/src/lib/document-locale.ts',
    before: 'locale === language',
    after: 'locale !== language',
    reason: 'There is one language so far, which is also the default.',
  },
]
