import type { FiguresQuery } from '@pravesh/shared/admissions/figures/query'
import type { Payload } from 'payload'
import { idOf } from '../../database/records/relation.ts'
import { currentSession } from '../../fees/index.ts'
import { recordsOf } from '../../publishing/pages/records.ts'
import { isInside, type Scope } from '../../staff/index.ts'
import type { CounterRow } from './counter-rows.ts'

/** Free seats of an intake of the current session. */
export interface FreeSeats {
  session: string
  course: string
  college: string
  left: number
}

interface SeatsOptions {
  payload: Payload
  query: FiguresQuery
  scope: Scope | null
  /** Counters of all time, of all categories. */
  totals: readonly CounterRow[]
}

/** The free seats of the chosen intakes for which staff have entered a number; none of a category or of another session. */
export async function freeSeats({ payload, query, scope, totals }: SeatsOptions): Promise<FreeSeats[]> {
  const session = (await currentSession({ payload }))?.year
  if (session === undefined || query.category || (query.session && query.session !== session)) return []
  const courses = await recordsOf({ payload }).list({ collection: 'courses', fields: ['code', 'colleges'] })
  return courses.flatMap(({ code: course, colleges }) =>
    (colleges ?? []).flatMap(({ college: relation, seats }) => {
      const college = idOf(relation) ?? ''
      const isChosen =
        (query.course ?? course) === course &&
        (query.college ?? college) === college &&
        isInside(scope, { college, course })
      if (!isChosen || typeof seats !== 'number') return []
      const taken = admittedAt(totals, { session, course, college })
      return [{ session, course, college, left: Math.max(0, seats - taken) }]
    }),
  )
}

function admittedAt(totals: readonly CounterRow[], at: Omit<FreeSeats, 'left'>): number {
  return totals
    .filter(({ session, college }) => session === at.session && college === at.college)
    .flatMap(({ cells }) => cells)
    .reduce((sum, { course, amounts }) => (course === at.course ? sum + (amounts.admitted ?? 0) : sum), 0)
}
