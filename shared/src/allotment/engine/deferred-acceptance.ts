import type { RunInput } from '../run/run-input.ts'
import type { Seat } from '../run/run-result.ts'
import { bitsOf } from './bits-of.ts'
import { type Applicant, chooseForUnit, type Seats } from './choose-for-unit.ts'
import { effectiveChoices } from './effective-choices.ts'
import { ranksOf } from './merit-order.ts'

/** What repetitions with other numbers of seats share. */
export interface Market {
  input: RunInput
  ranks: readonly Int32Array[]
  choices: readonly (readonly number[])[]
  /** A bit for each horizontal group. */
  groups: readonly number[]
  /** Candidates with the same number have the same category and groups. */
  types: Int32Array
  typeCount: number
}

export function marketOf(input: RunInput): Market {
  const groups = input.candidates.map((candidate) => bitsOf(candidate.groups))
  const numbers = new Map<string, number>()
  const types = Int32Array.from(input.candidates, ({ category }, candidate) => {
    const type = `${category}/${groups[candidate]}`
    const number = numbers.get(type) ?? numbers.size
    numbers.set(type, number)
    return number
  })
  return {
    input,
    ranks: ranksOf(input),
    choices: input.candidates.map((candidate) => effectiveChoices(candidate, input.units)),
    groups,
    types,
    typeCount: numbers.size,
  }
}

/**
 * Candidates propose, each to the best unit that has not refused them; each unit keeps whom it would choose among all who have proposed
 * so far. The result is the best for every candidate in which no one has a justified claim to another's seat. (Gale and Shapley 1962; with
 * this choice of the units, Sönmez and Yenmez 2022)
 *
 * @param seats Of each unit, in the order of the categories.
 */
export function deferredAcceptance(market: Market, seats: readonly (readonly Seats[])[]): (Seat | null)[] {
  const { input, choices } = market
  const { units, candidates } = input
  const next = new Int32Array(candidates.length)
  const kept: { applicants: Applicant[]; chosen: Int8Array }[] = units.map(() => ({
    applicants: [],
    chosen: new Int8Array(0),
  }))
  const refused = new Refusals(market)
  let proposing = candidates.map((_, candidate) => candidate)
  while (proposing.length > 0) {
    const arriving: Applicant[][] = units.map(() => [])
    for (const candidate of proposing) {
      const own = choices[candidate] ?? []
      while (next[candidate] !== undefined && next[candidate] < own.length) {
        const unit = own[next[candidate]] ?? 0
        if (!refused.certainly(unit, candidate)) {
          arriving[unit]?.push(applicantAt(market, unit, candidate))
          break
        }
        next[candidate]++
      }
    }
    proposing = []
    for (const [unit, newcomers] of arriving.entries()) {
      const before = kept[unit]
      if (newcomers.length === 0 || before === undefined) continue
      const applicants = merged(before.applicants, newcomers)
      const chosen = chooseForUnit(applicants, seats[unit] ?? [])
      const stays = (at: number) => chosen[at] !== -1
      for (const [at, applicant] of applicants.entries()) {
        if (stays(at)) continue
        refused.add(unit, applicant)
        next[applicant.candidate] = (next[applicant.candidate] ?? 0) + 1
        proposing.push(applicant.candidate)
      }
      kept[unit] = { applicants: applicants.filter((_, at) => stays(at)), chosen: chosen.filter((_, at) => stays(at)) }
    }
  }
  const result: (Seat | null)[] = candidates.map(() => null)
  for (const [unit, { applicants, chosen }] of kept.entries()) {
    for (const [at, { candidate }] of applicants.entries()) result[candidate] = { unit, category: chosen[at] ?? 0 }
  }
  return result
}

function applicantAt({ input, ranks, groups }: Market, unit: number, candidate: number): Applicant {
  const { category = 0, held } = input.candidates[candidate] ?? {}
  const rank = ranks[input.units[unit]?.list ?? 0]?.[candidate] ?? -1
  const holds = held?.unit === unit ? held.category : -1
  return { candidate, rank, category, groups: groups[candidate] ?? 0, holds }
}

/** Two lists in the order of ranks become one. */
function merged(before: readonly Applicant[], newcomers: Applicant[]): Applicant[] {
  newcomers.sort((a, b) => a.rank - b.rank)
  const all: Applicant[] = []
  let at = 0
  for (const newcomer of newcomers) {
    for (let kept = before[at]; kept !== undefined && kept.rank < newcomer.rank; kept = before[at]) {
      all.push(kept)
      at++
    }
    all.push(newcomer)
  }
  return all.concat(before.slice(at))
}

/**
 * The best rank that a unit has refused, for each category and set of groups. A unit that has refused a person refuses, from then on,
 * everyone of the same kind with a worse rank, so they need not be compared again.
 */
class Refusals {
  readonly #best: Int32Array
  readonly #market: Market

  constructor(market: Market) {
    this.#market = market
    this.#best = new Int32Array(market.input.units.length * market.typeCount).fill(2 ** 31 - 1)
  }

  certainly(unit: number, candidate: number): boolean {
    const { input, ranks, types, typeCount } = this.#market
    if (input.candidates[candidate]?.held?.unit === unit) return false
    const rank = ranks[input.units[unit]?.list ?? 0]?.[candidate] ?? -1
    return rank > (this.#best[unit * typeCount + (types[candidate] ?? 0)] ?? 0)
  }

  add(unit: number, { candidate, rank, holds }: Applicant): void {
    if (holds !== -1) return
    const { types, typeCount } = this.#market
    const at = unit * typeCount + (types[candidate] ?? 0)
    this.#best[at] = Math.min(this.#best[at] ?? 0, rank)
  }
}
