import type { VacancyRow } from '@pravesh/shared/allotment/calls/public-calls'
import { GIVEN_UP } from '@pravesh/shared/allotment/offers/status'
import { unitTitle } from '@pravesh/shared/allotment/process/list-title'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import type { OfferCounts } from '../../reports/offer-counts.ts'

/** Vacant seats of one category at one unit, with the cause. */
export interface EmptySeats {
  name: string
  category: string
  vacant: number
  /** `given-up`: so many had such a seat and lost it. Otherwise, everyone who chose it and may have it has a seat they want as much. */
  reason: 'given-up' | 'no-one-left'
  count: number
}

export function emptySeats(figures: readonly VacancyRow[], offers: readonly OfferCounts[]): EmptySeats[] {
  return figures
    .filter(({ vacant }) => vacant > 0)
    .map(({ unit, college, subject, category, vacant }) => {
      const own = offers.find((row) => row.unit === unit && row.category === category)
      const count = GIVEN_UP.reduce((sum, status) => sum + (own?.counts[status] ?? 0), 0)
      const name = unitTitle({ college, subject }, staffLanguage())
      return { name, category, vacant, reason: count > 0 ? 'given-up' : 'no-one-left', count }
    })
}
