import type { PublishedInput } from './published-run.ts'

/** A run as arrays of numbers, which a phone compares quickly. */
export interface Tables {
  unitCount: number
  categoryCount: number
  candidateCount: number
  /** Sets of groups have a bit for each; this is the number of such sets. */
  setCount: number
  /** By `unit * categoryCount + category`. */
  capacity: Int32Array
  /** By `unit * categoryCount + category`: for each set of groups, the seats guaranteed to them together. */
  guaranteed: Int32Array[]
  categoryOf: Uint8Array
  groupsOf: Uint8Array
  heldUnit: Int32Array
  heldCategory: Int32Array
  someHold: boolean
  /** The units for which candidate c competes: `wanted[start[c]]` up to before `wanted[start[c + 1]]`. */
  start: Int32Array
  wanted: Int32Array
  /** In the order of `wanted`: the rank of the candidate on the list of that unit, from 0. */
  rank: Int32Array
}

export function tablesOf({ categories, groups, lists, units, candidates }: PublishedInput): Tables {
  const setCount = 2 ** groups.length
  const places = lists.map((_, list) => placesOn(list, candidates))
  const start = new Int32Array(candidates.length + 1)
  const wanted: number[] = []
  const rank: number[] = []
  for (const [candidate, row] of candidates.entries()) {
    for (const unit of competesFor(row, units)) {
      wanted.push(unit)
      rank.push(places[units[unit]?.list ?? 0]?.[candidate] ?? 0)
    }
    start[candidate + 1] = wanted.length
  }
  const rows = units.flatMap(({ seats }) => seats)
  return {
    unitCount: units.length,
    categoryCount: categories.length,
    candidateCount: candidates.length,
    setCount,
    capacity: Int32Array.from(rows, ({ capacity }) => capacity),
    guaranteed: rows.map(({ minimum }) =>
      Int32Array.from({ length: setCount }, (_, set) =>
        minimum.reduce((sum, seats, group) => sum + ((set >> group) & 1 ? seats : 0), 0),
      ),
    ),
    categoryOf: Uint8Array.from(candidates, ({ category }) => category),
    groupsOf: Uint8Array.from(candidates, (row) => row.groups.reduce((set, group) => set | (1 << group), 0)),
    heldUnit: Int32Array.from(candidates, ({ held }) => held?.unit ?? -1),
    heldCategory: Int32Array.from(candidates, ({ held }) => held?.category ?? -1),
    someHold: candidates.some(({ held }) => held !== undefined),
    start,
    wanted: Int32Array.from(wanted),
    rank: Int32Array.from(rank),
  }
}

const NONE: readonly number[] = []

/** Ranks on one list: greater numbers first, compared one after the other. */
function placesOn(list: number, candidates: PublishedInput['candidates']): Int32Array {
  const own = candidates.map(({ merit }) => merit[list] ?? null)
  const order = own.flatMap((merit, candidate) => (merit === null ? [] : [candidate]))
  order.sort((a, b) => {
    const left = own[a] ?? NONE
    const right = own[b] ?? NONE
    for (let at = 0; at < Math.max(left.length, right.length); at++) {
      const difference = (right[at] ?? 0) - (left[at] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  })
  const places = new Int32Array(candidates.length).fill(-1)
  for (let place = 0; place < order.length; place++) places[order[place] ?? 0] = place
  return places
}

/** Each unit once, only with a place on its list; for holders of a seat what they want more, and at last the seat. */
function competesFor(
  { choices, merit, held }: PublishedInput['candidates'][number],
  units: PublishedInput['units'],
): number[] {
  const competing: number[] = []
  for (const unit of choices) {
    if (unit === held?.unit) break
    const placed = merit[units[unit]?.list ?? -1] != null
    const allowed =
      held === undefined ||
      held.next === 'float' ||
      (held.next === 'slide' && units[unit]?.college === units[held.unit]?.college)
    if (placed && allowed && !competing.includes(unit)) competing.push(unit)
  }
  if (held) competing.push(held.unit)
  return competing
}
