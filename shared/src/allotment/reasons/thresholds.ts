import { bitsOf } from '../engine/bits-of.ts'
import { type Applicant, chooseForUnit, type Seats } from '../engine/choose-for-unit.ts'
import { ranksOf } from '../engine/merit-order.ts'
import { seatsAfter } from '../engine/seats-after.ts'
import type { RunInput } from '../run/run-input.ts'
import type { RunResult } from '../run/run-result.ts'

/** A person as a unit sees them, apart from merit. */
export interface Claims {
  category: number
  /** A bit for each horizontal group. */
  groups: number
}

export interface Threshold {
  /** The candidate before whom a person with these claims has to be on the list for a seat; null if the unit would take anyone. */
  before: number | null
  /** False where not even the best person with these claims gets a seat. */
  reachable: boolean
}

/** For each unit, whom it would still choose in addition to those who have its seats. */
export class Thresholds {
  readonly #input: RunInput
  readonly #holders: Applicant[][]
  readonly #seats: Seats[][]
  readonly #known = new Map<string, Threshold>()
  readonly #byMerit = new Map<string, Threshold>()

  constructor(input: RunInput, result: RunResult) {
    this.#input = input
    this.#holders = holdersOf(input, result)
    this.#seats = seatsAfter(input, result)
  }

  of(unit: number, claims: Claims): Threshold {
    return this.#found(this.#known, unit, claims, this.#holders[unit] ?? [])
  }

  /** The same if no one kept a seat from the round before: whom one has to precede by merit alone. */
  byMerit(unit: number, claims: Claims): Threshold {
    const holders = this.#holders[unit] ?? []
    if (holders.every(({ holds }) => holds === -1)) return this.of(unit, claims)
    const free = holders.map((holder) => ({ ...holder, holds: -1 }))
    return this.#found(this.#byMerit, unit, claims, free)
  }

  #found(known: Map<string, Threshold>, unit: number, claims: Claims, holders: readonly Applicant[]): Threshold {
    const key = `${unit}/${claims.category}/${claims.groups}`
    const found = known.get(key) ?? this.#search(unit, claims, holders)
    known.set(key, found)
    return found
  }

  /** Finds by halves the last place on the list with which a person gets a seat: with a better place, one gets it, too. */
  #search(unit: number, claims: Claims, holders: readonly Applicant[]): Threshold {
    let [reached, missed] = [-1, holders.length + 1]
    while (missed - reached > 1) {
      const middle = (reached + missed) >> 1
      if (this.#chooses(unit, claims, middle, holders)) reached = middle
      else missed = middle
    }
    if (reached === -1) return { before: null, reachable: false }
    return { before: holders[reached]?.candidate ?? null, reachable: true }
  }

  #chooses(unit: number, { category, groups }: Claims, place: number, holders: readonly Applicant[]): boolean {
    const person: Applicant = { candidate: this.#input.candidates.length, rank: -1, category, groups, holds: -1 }
    const applicants = holders.toSpliced(place, 0, person)
    return chooseForUnit(applicants, this.#seats[unit] ?? [])[place] !== -1
  }
}

/** Of each unit, those who have a seat there, in the order of its list. */
function holdersOf(input: RunInput, { seats }: RunResult): Applicant[][] {
  const ranks = ranksOf(input)
  const holders: Applicant[][] = input.units.map(() => [])
  for (const [candidate, seat] of seats.entries()) {
    const row = input.candidates[candidate]
    if (!seat || !row) continue
    const rank = ranks[input.units[seat.unit]?.list ?? 0]?.[candidate] ?? -1
    const holds = row.held?.unit === seat.unit ? row.held.category : -1
    holders[seat.unit]?.push({ candidate, rank, category: row.category, groups: bitsOf(row.groups), holds })
  }
  for (const own of holders) own.sort((a, b) => a.rank - b.rank)
  return holders
}
