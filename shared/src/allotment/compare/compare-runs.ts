import { canonicalText } from '../run/canonical-text.ts'
import { countingGroups } from '../run/counting-groups.ts'
import type { Candidate, RunInput } from '../run/run-input.ts'
import type { RunResult } from '../run/run-result.ts'

export interface Run {
  input: RunInput
  result: RunResult
}

/** A seat that is another one than in the run before. Seats by the codes of unit and category. */
export interface ChangedSeat {
  key: string
  before: NamedSeat | null
  after: NamedSeat | null
  /** The nearest cause, in the order of `CAUSE_LABELS`. */
  cause: Cause
}

/** For the file of staff. */
export const CAUSE_LABELS = {
  'new-person': 'New on the lists',
  'person-left': 'No longer takes part',
  merit: 'Other score or place',
  claims: 'Other category or group',
  choices: 'Other choices',
  'held-seat': 'Answer to a seat',
  seats: 'Other numbers of seats',
  rules: 'Other rules',
  others: 'Follows from others',
} as const
type Cause = keyof typeof CAUSE_LABELS

interface NamedSeat {
  unit: string
  category: string
}

/** Every person whose seat differs between two runs, by key, and why. */
export function compareRuns(before: Run, after: Run): ChangedSeat[] {
  const compared = groupsOfBoth(before.input, after.input)
  const [old, current] = [byKey(before, compared), byKey(after, compared)]
  const rules = rulesOf(before.input) !== rulesOf(after.input)
  const seats = unitsWithOtherSeats(before.input, after.input)
  const changed: ChangedSeat[] = []
  for (const key of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(key), current.get(key)]
    const [seatBefore, seatAfter] = [was?.seat ?? null, is?.seat ?? null]
    if (canonicalText(seatBefore) === canonicalText(seatAfter)) continue
    changed.push({ key, before: seatBefore, after: seatAfter, cause: causeOf({ was, is, rules, seats }) })
  }
  return changed.sort((a, b) => (a.key < b.key ? -1 : 1))
}

interface Named {
  seat: NamedSeat | null
  merit: string
  claims: string
  choices: string
  held: string
  units: readonly string[]
}

/** An input says only of groups with a guaranteed seat who belongs to them, so others would seem to be new or lost claims. */
function groupsOfBoth(before: RunInput, after: RunInput): ReadonlySet<string> {
  const namesIn = (input: RunInput) => new Set([...countingGroups(input)].flatMap((place) => input.groups[place] ?? []))
  return namesIn(before).intersection(namesIn(after))
}

/** With names instead of places, because the lists of two runs may differ. */
function byKey({ input, result }: Run, compared: ReadonlySet<string>): Map<string, Named> {
  const unitAt = (place: number) => input.units[place]?.code ?? ''
  const namedOf = (row: Candidate, at: number): Named => {
    const seat = result.seats[at]
    const units = row.choices.map(unitAt)
    const groups = row.groups.flatMap((group) => input.groups[group] ?? []).filter((group) => compared.has(group))
    return {
      seat: seat ? { unit: unitAt(seat.unit), category: input.categories[seat.category] ?? '' } : null,
      merit: canonicalText(Object.fromEntries(row.merit.map((own, list) => [input.lists[list], own]))),
      claims: [input.categories[row.category], ...groups.sort()].join(),
      choices: units.join(),
      held: row.held ? [unitAt(row.held.unit), row.held.next].join() : '',
      units,
    }
  }
  return new Map(input.candidates.map((row, at) => [row.key, namedOf(row, at)]))
}

function rulesOf({ categories, groups, moves }: RunInput): string {
  return canonicalText({ categories, groups, moves: moves.map(({ from, to }) => [categories[from], categories[to]]) })
}

function unitsWithOtherSeats(before: RunInput, after: RunInput): Set<string> {
  const seatsOf = ({ units, categories, groups }: RunInput) =>
    new Map(
      units.map(({ code, seats }) => {
        const rows = seats.map(({ capacity, minimum }, at) => [
          categories[at],
          { capacity, minimum: Object.fromEntries(minimum.map((count, group) => [groups[group], count])) },
        ])
        return [code, canonicalText(Object.fromEntries(rows))]
      }),
    )
  const [old, current] = [seatsOf(before), seatsOf(after)]
  return new Set([...old.keys(), ...current.keys()].filter((code) => old.get(code) !== current.get(code)))
}

interface Causes {
  was: Named | undefined
  is: Named | undefined
  rules: boolean
  seats: ReadonlySet<string>
}

function causeOf({ was, is, rules, seats }: Causes): ChangedSeat['cause'] {
  if (was === undefined) return 'new-person'
  if (is === undefined) return 'person-left'
  if (was.merit !== is.merit) return 'merit'
  if (was.claims !== is.claims) return 'claims'
  if (was.choices !== is.choices) return 'choices'
  if (was.held !== is.held) return 'held-seat'
  if (is.units.some((unit) => seats.has(unit))) return 'seats'
  return rules ? 'rules' : 'others'
}
