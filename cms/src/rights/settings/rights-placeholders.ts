import { longestDays, rightDaysIn } from '@pravesh/shared/rights/days'
import type { Placeholder } from '../../content/index.ts'
import { slug } from './rights-settings.ts'

const settings = [slug] as const

/** The days in which requests are answered, for the policies. */
export const rightsPlaceholders: readonly Placeholder[] = [
  {
    name: 'time to answer a complaint',
    meaning: 'by the grievance officer',
    settings,
    value: async (records) => `${rightDaysIn(await records.global(slug)).complaint} days`,
  },
  {
    name: 'time to answer about personal data',
    meaning: 'and to a message about it',
    settings,
    value: async (records) => `${longestDays(rightDaysIn(await records.global(slug)))} days`,
  },
]
