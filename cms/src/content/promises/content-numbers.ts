import { ANSWER_TIMES } from '@pravesh/shared/content/answer-times'
import { instalmentCounts } from '../published/instalment-counts.ts'
import type { ComputedNumbers } from './computed-numbers.ts'

export const contentNumbers: readonly ComputedNumbers[] = [
  { name: 'instalments', about: /\binstalments?\b/i, unit: 'instalment', values: instalmentCounts },
  {
    name: 'complaints',
    about: /\b(?:grievance|complaints?)\b/i,
    unit: 'day',
    values: async () => Object.values(ANSWER_TIMES),
  },
]
