/** The published file, as this package reads it. Places in lists (categories, groups, units, candidates) start at 0. */
export interface PublishedRun {
  input: PublishedInput
  result: PublishedResult
}

export interface PublishedInput {
  categories: string[]
  groups: string[]
  moves: { from: number; to: number }[]
  lists: string[]
  units: { code: string; college: string; list: number; seats: { capacity: number; minimum: number[] }[] }[]
  candidates: PublishedCandidate[]
}

interface PublishedCandidate {
  key: string
  category: number
  groups: number[]
  merit: (number[] | null)[]
  choices: number[]
  held?: { unit: number; category: number; next: string }
}

export interface PublishedResult {
  seats: ({ unit: number; category: number } | null)[]
  moved: { unit: number; from: number; to: number; seats: number }[]
}

/** The input and the result, if the values are of the kinds that the checks rely on; else what is wrong. */
export function readRun(input: unknown, result: unknown): PublishedRun | string {
  if (!isRecord(input)) return 'The input is not an object.'
  if (!isRecord(result)) return 'The result is not an object.'
  const wrong = wrongInput(input) ?? wrongResult(result)
  return wrong ?? { input: input as unknown as PublishedInput, result: result as unknown as PublishedResult }
}

function wrongInput({
  categories,
  groups,
  moves,
  lists,
  units,
  candidates,
}: Record<string, unknown>): string | undefined {
  if (!isListOf(categories, isText) || categories.length === 0) return 'input.categories is not a list of names.'
  if (!isListOf(groups, isText) || groups.length > 8) return 'input.groups is not a list of at most 8 names.'
  if (!isListOf(lists, isText)) return 'input.lists is not a list of names.'
  const category = placeIn(categories)
  const group = placeIn(groups)
  if (!isListOf(moves, (move) => has(move, { from: category, to: category })))
    return 'input.moves names unknown categories.'
  if (goRound(moves as PublishedInput['moves'])) return 'input.moves leads in a circle.'
  const seats = (row: unknown) =>
    has(row, {
      capacity: isCount,
      minimum: (minimum) => isListOf(minimum, isCount) && minimum.length === groups.length,
    })
  const isUnit = (unit: unknown) =>
    has(unit, {
      code: isText,
      college: isText,
      list: placeIn(lists),
      seats: (rows) => isListOf(rows, seats) && rows.length === categories.length,
    })
  if (!isListOf(units, isUnit)) return 'input.units has a unit whose seats, list or groups do not fit.'
  const unit = placeIn(units)
  const isHeld = (held: unknown) => held === undefined || has(held, { unit, category, next: isWay })
  const isMerit = (merit: unknown) => merit === null || (isListOf(merit, Number.isSafeInteger) && merit.length > 0)
  const isCandidate = (candidate: unknown) =>
    has(candidate, {
      key: isText,
      category,
      groups: (own) => isListOf(own, group),
      merit: (merit) => isListOf(merit, isMerit) && merit.length === lists.length,
      choices: (choices) => isListOf(choices, unit),
    }) && isHeld((candidate as { held?: unknown }).held)
  if (!Array.isArray(candidates)) return 'input.candidates is not a list.'
  const at = candidates.findIndex((candidate) => !isCandidate(candidate))
  if (at !== -1) return `input.candidates has a row that does not fit, number ${at + 1}.`
  return wrongRows(candidates, units as PublishedInput['units'])
}

/** With a circle, vacant seats would move for ever. Takes away the moves after which none follows, until only circles are left. */
function goRound(moves: PublishedInput['moves']): boolean {
  let left = moves
  for (;;) {
    const followed = left.filter(({ to }) => left.some(({ from }) => from === to))
    if (followed.length === left.length) return left.length > 0
    left = followed
  }
}

/** Each person has one row, no two the same merit on a list, and holds a seat that can be theirs. */
function wrongRows(candidates: readonly PublishedCandidate[], units: PublishedInput['units']): string | undefined {
  const seen = new Set<string>()
  const isSecond = (name: string) => {
    const isKnown = seen.has(name)
    seen.add(name)
    return isKnown
  }
  for (const [at, { key, category, merit, held }] of candidates.entries()) {
    const row = `input.candidates, row ${at + 1}:`
    if (isSecond(`key ${key}`)) return `${row} the key is there twice.`
    const list = merit.findIndex((own, place) => own !== null && isSecond(`${place} ${own.join()}`))
    if (list !== -1) return `${row} another row has the same merit on list ${list + 1}.`
    if (held === undefined) continue
    const isOwn = held.category === 0 || held.category === category
    if (!isOwn || !merit[units[held.unit]?.list ?? -1]) return `${row} the seat of the round before cannot be theirs.`
  }
  return undefined
}

function wrongResult({ seats, moved }: Record<string, unknown>): string | undefined {
  if (!isListOf(seats, (seat) => seat === null || has(seat, { unit: isCount, category: isCount }))) {
    return 'result.seats is not a list of seats.'
  }
  const isMoved = (row: unknown) => has(row, { unit: isCount, from: isCount, to: isCount, seats: isCount })
  return isListOf(moved, isMoved) ? undefined : 'result.moved is not a list of moved seats.'
}

type Test = (value: unknown) => boolean

function has(value: unknown, tests: Record<string, Test>): boolean {
  return isRecord(value) && Object.entries(tests).every(([name, test]) => test(value[name]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isListOf(value: unknown, test: Test): value is unknown[] {
  return Array.isArray(value) && value.every(test)
}

const isWay: Test = (value) => value === 'freeze' || value === 'float' || value === 'slide'
const isText: Test = (value) => typeof value === 'string'
const isCount: Test = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const placeIn =
  (list: readonly unknown[]): Test =>
  (value) =>
    isCount(value) && (value as number) < list.length
