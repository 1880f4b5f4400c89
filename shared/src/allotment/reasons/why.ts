import { bitsOf } from '../engine/bits-of.ts'
import { effectiveChoices } from '../engine/effective-choices.ts'
import type { RunInput } from '../run/run-input.ts'
import type { RunResult } from '../run/run-result.ts'
import type { Thresholds } from './thresholds.ts'

/** Why a person has or has not a seat of a unit, as a code with what its text needs. Scores are in ten-thousandths. */
export type Reason =
  | { code: 'has-open-seat'; unit: number }
  | { code: 'has-category-seat'; unit: number; category: number }
  | { code: 'kept-seat'; unit: number; category: number }
  /** The last person of the same claims who has a seat there had this score. */
  | { code: 'below-cut-off'; unit: number; cutOff: number; score: number; changes: Change[] }
  /** Equal scores; the order of ties put the other first. */
  | { code: 'after-equal-score'; unit: number; score: number; changes: Change[] }
  /** People keep seats there from the round before with lower scores, from `cutOff` on, and no other seat was free. */
  | { code: 'seats-kept'; unit: number; cutOff: number; score: number; changes: Change[] }
  | { code: 'no-seats-for-claims'; unit: number; changes: Change[] }
  /** The answer to the held seat, such as to stay there, left it out. */
  | { code: 'not-competing'; unit: number }
  | { code: 'not-on-list'; unit: number; list: number }

/**
 * What would have given a seat there, all other seats as they are. A higher score is one of more than `score`: an equal one may lose the tie, and the marks
 * that bring it may change what decides ties.
 */
type Change =
  | { code: 'higher-score'; score: number }
  | { code: 'category'; category: number }
  | { code: 'group'; group: number }

export interface Explained {
  input: RunInput
  result: RunResult
  thresholds: Thresholds
}

/**
 * The reasons of one person: for each choice down to the seat, in the order of the choices. Choices below the seat need none: a better one was given.
 */
export function reasonsFor(candidate: number, explained: Explained): Reason[] {
  const { input, result } = explained
  const row = input.candidates[candidate]
  const seat = result.seats[candidate] ?? null
  if (row === undefined) return []
  const competing = new Set(effectiveChoices(row, input.units))
  const reasons: Reason[] = []
  for (const unit of new Set(row.choices)) {
    if (unit === seat?.unit) break
    if (unit === row.held?.unit) break
    const list = input.units[unit]?.list ?? 0
    if (competing.has(unit)) reasons.push(reasonAgainst(unit, candidate, explained))
    else reasons.push(row.merit[list] ? { code: 'not-competing', unit } : { code: 'not-on-list', unit, list })
  }
  if (seat) {
    const { unit, category } = seat
    if (row.held?.unit === unit) reasons.push({ code: 'kept-seat', unit, category })
    else reasons.push(category === 0 ? { code: 'has-open-seat', unit } : { code: 'has-category-seat', unit, category })
  }
  return reasons
}

function reasonAgainst(unit: number, candidate: number, { input, thresholds }: Explained): Reason {
  const row = input.candidates[candidate]
  const list = input.units[unit]?.list ?? 0
  const own = row?.merit[list]
  if (!row || !own) return { code: 'not-on-list', unit, list }
  const claims = { category: row.category, groups: bitsOf(row.groups) }
  const meritOf = (other: number | null) => input.candidates[other ?? -1]?.merit[list] ?? [0]
  const now = thresholds.of(unit, claims)
  const { before, reachable } = thresholds.byMerit(unit, claims)
  const score = own[0] ?? 0
  const changes = changesFor(unit, candidate, { input, thresholds })
  if (!reachable) return { code: 'no-seats-for-claims', unit, changes }
  const last = meritOf(before)
  const cutOff = last[0] ?? 0
  const higher: Change[] = now.reachable ? [{ code: 'higher-score', score: meritOf(now.before)[0] ?? 0 }] : []
  if (precedes(own, last)) return { code: 'seats-kept', unit, cutOff, score, changes: [...higher, ...changes] }
  if (cutOff === score) return { code: 'after-equal-score', unit, score, changes }
  return { code: 'below-cut-off', unit, cutOff, score, changes: [...higher, ...changes] }
}

/** Claims that would have sufficed with this score. A person of a category is not offered another one. */
function changesFor(
  unit: number,
  candidate: number,
  { input, thresholds }: Pick<Explained, 'input' | 'thresholds'>,
): Change[] {
  const row = input.candidates[candidate]
  const list = input.units[unit]?.list ?? 0
  const own = row?.merit[list]
  if (!row || !own) return []
  const groups = bitsOf(row.groups)
  const suffices = (claims: { category: number; groups: number }) => {
    const { before, reachable } = thresholds.of(unit, claims)
    const other = input.candidates[before ?? -1]?.merit[list]
    return reachable && (other === null || other === undefined || precedes(own, other))
  }
  const categories = row.category === 0 ? [...input.categories.keys()].slice(1) : []
  return [
    ...categories
      .filter((category) => suffices({ category, groups }))
      .map((category): Change => ({ code: 'category', category })),
    ...[...input.groups.keys()]
      .filter(
        (group) => (groups & (1 << group)) === 0 && suffices({ category: row.category, groups: groups | (1 << group) }),
      )
      .map((group): Change => ({ code: 'group', group })),
  ]
}

function precedes(own: readonly number[], other: readonly number[]): boolean {
  const at = own.findIndex((value, place) => value !== other[place])
  return at !== -1 && (own[at] ?? 0) > (other[at] ?? 0)
}
