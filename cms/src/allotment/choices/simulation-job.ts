import type { SimulatedRank } from '@pravesh/shared/allotment/calls/own-process'
import type { ListPlace } from '@pravesh/shared/allotment/entries/list-places'
import type { Scored } from '@pravesh/shared/allotment/order/ties'
import type { PresentEntry, RoundBasis } from '@pravesh/shared/allotment/rounds/present-rows'

/** An applicant who stands on lists, with what decides the places there. */
export type SimulatedEntry = Omit<PresentEntry, 'lists'> & Pick<Scored, 'lot'> & { lists: readonly ListPlace[] }

/** What the thread is sent: any number of slices of entries, then what the seats are. */
export type ToSimulation = { kind: 'entries'; entries: SimulatedEntry[] } | { kind: 'basis'; basis: RoundBasis }

/** Where an applicant would stand, and with which seat. */
export interface SimulatedRow {
  key: string
  ranks: SimulatedRank[]
  /** Code of the unit; null for none. */
  unit: string | null
}
