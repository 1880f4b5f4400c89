import { choose } from './choose.ts'
import type { PublishedInput, PublishedResult } from './published-run.ts'
import type { Tables } from './tables.ts'

/** Unit and category of each candidate, or -1. */
export interface Places {
  unit: Int32Array
  category: Int8Array
}

/** The whole run anew: the allotment, vacant seats moved, and the allotment again, until none moves. */
export function recompute(input: PublishedInput, tables: Tables): { places: Places; moved: PublishedResult['moved'] } {
  const capacity = tables.capacity.slice()
  const moved: PublishedResult['moved'] = []
  for (;;) {
    const places = settle({ ...tables, capacity })
    const vacant = capacity.slice()
    for (let candidate = 0; candidate < tables.candidateCount; candidate++) {
      const unit = places.unit[candidate] ?? -1
      if (unit === -1) continue
      const row = unit * tables.categoryCount + (places.category[candidate] ?? 0)
      vacant[row] = (vacant[row] ?? 0) - 1
    }
    let some = false
    for (let unit = 0; unit < tables.unitCount; unit++) {
      for (const { from, to } of input.moves) {
        const source = unit * tables.categoryCount + from
        const target = unit * tables.categoryCount + to
        const seats = vacant[source] ?? 0
        if (seats <= 0) continue
        some = true
        vacant[source] = 0
        capacity[source] = (capacity[source] ?? 0) - seats
        capacity[target] = (capacity[target] ?? 0) + seats
        const same = moved.find((row) => row.unit === unit && row.from === from && row.to === to)
        if (same) same.seats += seats
        else moved.push({ unit, from, to, seats })
      }
    }
    if (!some) return { places, moved }
  }
}

/**
 * Everyone asks for the best unit that has not turned them down. Each unit turns down whom it would not choose among all who ask for it now.
 * When no unit turns anyone down, everyone is placed.
 */
function settle(tables: Tables): Places {
  const { candidateCount, unitCount, start, wanted, rank } = tables
  const at = start.slice(0, candidateCount)
  const places: Places = {
    unit: new Int32Array(candidateCount).fill(-1),
    category: new Int8Array(candidateCount).fill(-1),
  }
  const turned = new TurnedDown(tables)
  const asking: Int32Array[] = Array.from({ length: unitCount }, () => new Int32Array(0))
  let searching = Int32Array.from({ length: candidateCount }, (_, candidate) => candidate)
  while (searching.length > 0) {
    const arriving: number[][] = Array.from({ length: unitCount }, () => [])
    for (const candidate of searching) {
      let place = at[candidate] ?? 0
      const end = start[candidate + 1] ?? 0
      while (place < end && turned.knows(wanted[place] ?? 0, candidate, rank[place] ?? 0)) place++
      at[candidate] = place
      if (place < end) arriving[wanted[place] ?? 0]?.push(candidate)
    }
    const leaving: number[] = []
    for (let unit = 0; unit < unitCount; unit++) {
      const added = arriving[unit] ?? []
      if (added.length === 0) continue
      const all = inOrder([...(asking[unit] ?? []), ...added], (candidate) => rank[at[candidate] ?? 0] ?? 0)
      const seats = new Int8Array(all.length)
      choose(tables, unit, all, seats)
      for (const [place, candidate] of all.entries()) {
        places.unit[candidate] = seats[place] === -1 ? -1 : unit
        places.category[candidate] = seats[place] ?? -1
        if (seats[place] !== -1) continue
        turned.add(unit, candidate, rank[at[candidate] ?? 0] ?? 0)
        at[candidate] = (at[candidate] ?? 0) + 1
        leaving.push(candidate)
      }
      asking[unit] = all.filter((_, place) => seats[place] !== -1)
    }
    searching = Int32Array.from(leaving)
  }
  return places
}

/** Sorts candidates by a whole number, as numbers, which is faster than comparing them in pairs. */
function inOrder(candidates: readonly number[], rankOf: (candidate: number) => number): Int32Array {
  const LIMIT = 2 ** 21
  const keys = Float64Array.from(candidates, (candidate) => rankOf(candidate) * LIMIT + candidate).sort()
  return Int32Array.from(keys, (key) => key % LIMIT)
}

/** The best rank that each unit has turned down, by category and groups: anyone of these with a worse rank need not ask. */
class TurnedDown {
  readonly #best: Int32Array
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
    this.#best = new Int32Array(tables.unitCount * tables.categoryCount * tables.setCount).fill(2 ** 31 - 1)
  }

  knows(unit: number, candidate: number, rank: number): boolean {
    return this.#tables.heldUnit[candidate] !== unit && rank > (this.#best[this.#row(unit, candidate)] ?? 0)
  }

  add(unit: number, candidate: number, rank: number): void {
    const row = this.#row(unit, candidate)
    if (this.#tables.heldUnit[candidate] !== unit && rank < (this.#best[row] ?? 0)) this.#best[row] = rank
  }

  #row(unit: number, candidate: number): number {
    const { categoryCount, setCount, categoryOf, groupsOf } = this.#tables
    return (unit * categoryCount + (categoryOf[candidate] ?? 0)) * setCount + (groupsOf[candidate] ?? 0)
  }
}
