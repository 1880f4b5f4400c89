import type { SimulatedRank } from '@pravesh/shared/allotment/calls/own-process'
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
  const ranked = rankedOn(entries)
  const present = entries.map((entry): PresentEntry => ({ ...entry, lists: ranked.get(entry.key) ?? [] }))
  const frame = frameOf(basis)
  const input = { ...frame, candidates: candidatesOf(frame, present) }
  const { seats } = allot(input)
  const units = new Map(
    input.candidates.map(({ key }, at) => [key, input.units[seats[at]?.unit ?? -1]?.code ?? null] as const),
  )
  return entries.map(({ key, lists }) => {
    const own = new Map(
      ranked
        .get(key)
        ?.map(({ list: subject, merit: _, ...rank }): [string, SimulatedRank] => [subject, { subject, ...rank }]),
    )
    // In the order of the applicant's lists, not in that in which the entries of all mention them.
    const ranks = lists.flatMap(({ list }) => own.get(list) ?? [])
    return { key, ranks, unit: units.get(key) ?? null }
  })
}

type Ranked = PresentEntry['lists'][number] & Omit<SimulatedRank, 'subject'>

/** By key, the places on all lists. */
function rankedOn(entries: readonly SimulatedEntry[]): Map<string, Ranked[]> {
  const people = entries.flatMap(({ key, category, lot, lists }) =>
    lists.map((place) => ({ key, category, lot, ...place })),
  )
  const ranked = new Map(entries.map(({ key }): [string, Ranked[]] => [key, []]))
  for (const [list, onList] of Map.groupBy(people, (person) => person.list)) {
    const categories = new Map(onList.map(({ key, category }) => [key, category]))
    const inCategory = new Map<string, number>()
    for (const [at, { key, merit }] of inTotalOrder(onList).entries()) {
      const category = categories.get(key) ?? ''
      const rankInCategory = (inCategory.get(category) ?? 0) + 1
      inCategory.set(category, rankInCategory)
      ranked.get(key)?.push({ list, merit, rank: at + 1, rankInCategory, people: onList.length })
    }
  }
  return ranked
}
