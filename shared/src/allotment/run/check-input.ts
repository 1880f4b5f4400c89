import type { Candidate, RunInput, Unit } from './run-input.ts'

/** What is wrong with an input, for staff: the field, the row, and what is expected. */
export interface InputError {
  code:
    | 'moves-in-a-circle'
    | 'held-above-capacity'
    | 'equal-merit'
    | 'same-key'
    | 'held-category'
    | 'held-without-merit'
    | 'too-many-groups'
  /** The unit, candidate or list that it is about. */
  at: string
}

/** The most groups that the published check can compare. */
const MOST_GROUPS = 8

/**
 * An input with an error is not run: the result would not be what the rules promise. Minimums may exceed the seats, because seats that have
 * moved leave theirs behind; in what staff type, `checkMatrix` refuses it.
 */
export function checkInput(input: RunInput): InputError[] {
  return [
    ...(input.groups.length > MOST_GROUPS
      ? [{ code: 'too-many-groups' as const, at: String(input.groups.length) }]
      : []),
    ...circularMoves(input),
    ...input.units.flatMap((unit, place) => checkUnit(unit, place, input)),
    ...input.candidates.flatMap((candidate) => checkHeld(candidate, input)),
    ...sameKeys(input.candidates),
    ...equalMerit(input),
  ]
}

/** With a circle, seats would move for ever. */
function circularMoves({ moves, categories }: RunInput): InputError[] {
  const leads = (from: number, passed: readonly number[]): boolean =>
    moves.some((move) => move.from === from && (passed.includes(move.to) || leads(move.to, [...passed, move.to])))
  return categories.flatMap((at, category) =>
    leads(category, [category]) ? [{ code: 'moves-in-a-circle' as const, at }] : [],
  )
}

function checkUnit({ code, seats }: Unit, place: number, { candidates, categories }: RunInput): InputError[] {
  return seats.flatMap(({ capacity }, category) => {
    const held = candidates.filter((row) => row.held?.unit === place && row.held.category === category).length
    return held > capacity ? [{ code: 'held-above-capacity' as const, at: `${code} ${categories[category]}` }] : []
  })
}

function checkHeld({ key, category, merit, held }: Candidate, { units }: RunInput): InputError[] {
  if (held === undefined) return []
  return [
    ...(held.category !== 0 && held.category !== category ? [{ code: 'held-category' as const, at: key }] : []),
    ...(merit[units[held.unit]?.list ?? -1] ? [] : [{ code: 'held-without-merit' as const, at: key }]),
  ]
}

function sameKeys(candidates: readonly Candidate[]): InputError[] {
  const seen = new Set<string>()
  return candidates.flatMap(({ key }) => {
    if (seen.has(key)) return [{ code: 'same-key' as const, at: key }]
    seen.add(key)
    return []
  })
}

function equalMerit({ lists, candidates }: RunInput): InputError[] {
  return lists.flatMap((_, list) => {
    const seen = new Set<string>()
    return candidates.flatMap(({ key, merit }) => {
      const own = merit[list]
      if (!own) return []
      const text = own.join()
      if (seen.has(text)) return [{ code: 'equal-merit' as const, at: key }]
      seen.add(text)
      return []
    })
  })
}
