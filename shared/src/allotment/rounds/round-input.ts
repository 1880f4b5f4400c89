import type { Held, RunInput, Unit } from '../run/run-input.ts'
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

export interface RoundFacts {
  basis: RoundBasis
  /** Null for the first round. */
  before: RoundBefore | null
  /** Everyone who takes part now, with or without a seat. */
  entries: readonly PresentEntry[]
  /** By key, those who keep a seat of the round before. */
  holders: ReadonlyMap<string, Held['next']>
  /** Everyone on the newest final list, also those who take no part. */
  merits: ListMerits
}

/** The same units in both rounds: places in the file before would mean others. */
export class UnitsChanged extends Error {}

/**
 * The input of a round. In a later one, those without a seat take part as their entries say now, so late choices and claims count; holders keep the choices
 * and claims with which they got the seat, and have the merit of the newest list. Throws UnitsChanged.
 */
export function roundInput({ basis, before, entries, holders, merits }: RoundFacts): RunInput {
  const frame = frameOf(basis)
  const rows = candidatesOf(frame, entries)
  if (before === null) return { ...frame, candidates: rows }
  if (namesOf(before.input) !== namesOf(frame)) throw new UnitsChanged()
  const present = new Set(rows.map(({ key }) => key))
  const left = before.input.candidates.map(({ key }) => key).filter((key) => !present.has(key) && !holders.has(key))
  const late = rows.filter(({ key }) => !holders.has(key))
  const next = nextInput({ ...before, answers: holders, left: new Set(left), late })
  const was = frameOf({ ...basis, seats: before.seats }).units
  return {
    ...next,
    moves: frame.moves,
    units: next.units.map((unit, at) => withNewSeats(unit, was[at], frame.units[at])),
    candidates: inOrder(withPresentMerit(next.candidates, { subjects: subjectsOf(basis), merits })),
  }
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
