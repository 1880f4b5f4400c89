import type { Scored } from '@pravesh/shared/allotment/order/ties'
import type { PresentEntry, RoundBasis } from '@pravesh/shared/allotment/rounds/present-rows'

/** An applicant who stands on a list, with what decides the place. */
export type SimulatedEntry = Omit<PresentEntry, 'merit'> & Pick<Scored, 'score' | 'ties' | 'lot'>

/** What the thread is sent: any number of slices of entries, then what the seats are. */
export type ToSimulation = { kind: 'entries'; entries: SimulatedEntry[] } | { kind: 'basis'; basis: RoundBasis }

/** Where an applicant would stand, and with which seat. */
export interface SimulatedRow {
  key: string
  rank: number
  rankInCategory: number
  people: number
  /** Code of the unit; null for none. */
  unit: string | null
}
