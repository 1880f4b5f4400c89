import { ANSWER_TIMES } from '@pravesh/shared/content/answer-times'
import { instalmentCounts } from './instalment-counts.ts'
import { constantText, type Placeholder } from './placeholders.ts'

/** Values of content itself that texts name. */
export const contentPlaceholders: readonly Placeholder[] = [
  {
    name: 'number of instalments',
    meaning: 'of the course fee, by the fees of the visible courses',
    settings: ['courses'],
    async value(records) {
      const counts = await instalmentCounts(records)
      if (counts.length === 0) return null
      const [min, max] = [Math.min(...counts), Math.max(...counts)]
      return min === max ? String(min) : `${min} to ${max}`
    },
  },
  constantText({
    name: 'time to confirm a message',
    meaning: 'about personal data',
    text: `${ANSWER_TIMES.confirmation} working days`,
  }),
]
