import { allot } from '@pravesh/shared/allotment/engine/allot'
import { inTotalOrder } from '@pravesh/shared/allotment/order/ties'
import {
  candidatesOf,
  frameOf,
  type PresentEntry,
  type RoundBasis,
} from '@pravesh/shared/allotment/rounds/present-rows'
import type { SimulatedEntry, SimulatedRow } from './simulation-job.ts'

/** The first round as it would be with the present choices. Takes up to seconds, so it runs in a thread of its own. */
export function computeSimulation(basis: RoundBasis, entries: readonly SimulatedEntry[]): SimulatedRow[] {
  const present: PresentEntry[] = []
  const rows: SimulatedRow[] = []
  for (const list of Map.groupBy(entries, ({ subject }) => subject).values()) {
    const byKey = new Map(list.map((entry) => [entry.key, entry]))
    const inCategory = new Map<string, number>()
    for (const [at, { key, merit }] of inTotalOrder(list).entries()) {
      const entry = byKey.get(key)
      if (entry === undefined) continue
      const rankInCategory = (inCategory.get(entry.category) ?? 0) + 1
      inCategory.set(entry.category, rankInCategory)
      present.push({ ...entry, merit })
      rows.push({ key, rank: at + 1, rankInCategory, people: list.length, unit: null })
    }
  }
  const frame = frameOf(basis)
  const input = { ...frame, candidates: candidatesOf(frame, present) }
  const { seats } = allot(input)
  const units = new Map(
    input.candidates.map(({ key }, at) => [key, input.units[seats[at]?.unit ?? -1]?.code ?? null] as const),
  )
  return rows.map((row) => ({ ...row, unit: units.get(row.key) ?? null }))
}
