import { countingGroups, withCountingGroups } from '../run/counting-groups.ts'
import type { Candidate, Held, RunInput, Unit } from '../run/run-input.ts'
import type { RunResult } from '../run/run-result.ts'
import { nextInput } from './next-input.ts'
import { type ListMerits, withPresentMerit } from './present-merit.ts'
import { candidatesOf, frameOf, inOrder, type PresentEntry, type RoundBasis, subjectsOf } from './present-rows.ts'

/** The round before, as published. */
interface RoundBefore {
  input: RunInput
  result: RunResult
  /** The seats of the matrix that it was computed from. */
  seats: RoundBasis['seats']
}

/** Who keeps a seat of the round before. */
export interface Holder {
  next: Held['next']
  /** As the entry says now. */
  groups: readonly string[]
}

export interface RoundFacts {
  basis: RoundBasis
  /** Null for the first round. */
  before: RoundBefore | null
  /** Everyone who takes part now, with or without a seat. */
  entries: readonly PresentEntry[]
  /** By key. */
  holders: ReadonlyMap<string, Holder>
  /** Everyone on the newest final list, also those who take no part. */
  merits: ListMerits
}

/** The same units in both rounds: places in the file before would mean others. */
export class UnitsChanged extends Error {}

/**
 * The input of a round. In a later one, those without a seat take part as their entries say now, so late choices and claims count; holders keep the choices
 * and claims with which they got the seat, and have the merit of the newest list. Groups that count in no unit are left out. Throws UnitsChanged.
 */
export function roundInput({ basis, before, entries, holders, merits }: RoundFacts): RunInput {
  const frame = frameOf(basis)
  const rows = candidatesOf(frame, entries)
  if (before === null) return withCountingGroups({ ...frame, candidates: rows })
  if (namesOf(before.input) !== namesOf(frame)) throw new UnitsChanged()
  const present = new Set(rows.map(({ key }) => key))
  const left = before.input.candidates.map(({ key }) => key).filter((key) => !present.has(key) && !holders.has(key))
  const late = rows.filter(({ key }) => !holders.has(key))
  const answers = new Map([...holders].map(([key, { next }]) => [key, next]))
  const next = nextInput({ ...before, answers, left: new Set(left), late })
  const was = frameOf({ ...basis, seats: before.seats }).units
  const candidates = withHeldClaims(next.candidates, { before: before.input, holders })
  return withCountingGroups({
    ...next,
    moves: frame.moves,
    units: next.units.map((unit, at) => withNewSeats(unit, was[at], frame.units[at])),
    candidates: inOrder(withPresentMerit(candidates, { subjects: subjectsOf(basis), merits })),
  })
}

/** Holders with the groups with which they got the seat. Those that did not count then are not in that file, so the entry says them. */
function withHeldClaims(
  candidates: readonly Candidate[],
  { before, holders }: { before: RunInput; holders: RoundFacts['holders'] },
): Candidate[] {
  const counted = countingGroups(before)
  return candidates.map((row) => {
    const claimed = holders.get(row.key)?.groups
    if (row.held === undefined || claimed === undefined) return row
    const isMember = (group: string, place: number) =>
      counted.has(place) ? row.groups.includes(place) : claimed.includes(group)
    return { ...row, groups: before.groups.flatMap((group, place) => (isMember(group, place) ? [place] : [])) }
  })
}

/** What a newer matrix adds or takes away comes on top of the seats as the last round left them. */
function withNewSeats(unit: Unit, was: Unit | undefined, is: Unit | undefined): Unit {
  const seats = unit.seats.map((own, category) => {
    const [old, current] = [was?.seats[category], is?.seats[category]]
    const added = (current?.capacity ?? 0) - (old?.capacity ?? 0)
    const isSame = old?.minimum.join() === current?.minimum.join()
    return {
      capacity: Math.max(0, own.capacity + added),
      minimum: isSame ? own.minimum : (current?.minimum ?? own.minimum),
    }
  })
  return { ...unit, seats }
}

function namesOf({ categories, groups, lists, units }: RunInput): string {
  return JSON.stringify([categories, groups, lists, units.map(({ code, college, list }) => [code, college, list])])
}
