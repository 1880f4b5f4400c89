import type { CategoryCode, GroupCode, SeatRow, UnitSetting } from '../process/units.ts'
import type { Candidate, Merit, RunInput, Unit } from '../run/run-input.ts'

/** What a round is computed from, apart from the round before. Everything by codes. */
export interface RoundBasis {
  categories: readonly CategoryCode[]
  groups: readonly GroupCode[]
  moves: readonly { from: CategoryCode; to: CategoryCode }[]
  units: readonly UnitSetting[]
  seats: readonly SeatRow[]
}

/** An applicant as the entry says now. */
export interface PresentEntry {
  key: string
  /** The lists on which the applicant stands, by their subjects. */
  lists: readonly { list: string; merit: Merit }[]
  category: string
  groups: readonly string[]
  /** Codes of units. */
  choices: readonly string[]
}

/** The subjects of a round in the order of its lists. */
export function subjectsOf({ units }: Pick<RoundBasis, 'units'>): string[] {
  return [...new Set(units.map(({ subject }) => subject))].sort()
}

/** The name of a list in the file, also of the only one. */
const listName = (subject: string): string => subject || 'all'

/** The frame of an input, without candidates. Units and lists in the order of their codes, whatever order stored them. */
export function frameOf({ categories, groups, moves, units, seats }: RoundBasis): RunInput {
  const lists = subjectsOf({ units })
  const seatsOf = new Map(seats.map((row) => [`${row.unit}/${row.category}`, row]))
  const unitOf = ({ code, college, subject }: UnitSetting): Unit => ({
    code,
    college,
    list: lists.indexOf(subject),
    seats: categories.map((category) => {
      const row = seatsOf.get(`${code}/${category}`)
      return { capacity: row?.seats ?? 0, minimum: groups.map((group) => row?.minimum[group] ?? 0) }
    }),
  })
  return {
    categories,
    groups,
    moves: moves.flatMap(({ from, to }) => {
      const move = { from: categories.indexOf(from), to: categories.indexOf(to) }
      return move.from < 0 || move.to < 0 ? [] : [move]
    }),
    lists: lists.map(listName),
    units: [...units].sort((a, b) => (a.code < b.code ? -1 : 1)).map(unitOf),
    candidates: [],
  }
}

/** Candidates in the order of their keys; without those who want none of the units of their lists. */
export function candidatesOf(frame: RunInput, entries: readonly PresentEntry[]): Candidate[] {
  const places = new Map(frame.units.map(({ code }, place) => [code, place]))
  const rows = entries.flatMap(({ key, lists, category, groups, choices }): Candidate[] => {
    const merits = new Map(lists.map(({ list, merit }) => [listName(list), merit]))
    const merit = frame.lists.map((list) => merits.get(list) ?? null)
    const chosen = [...new Set(choices)].flatMap((code) => places.get(code) ?? [])
    const wanted = chosen.filter((unit) => merit[frame.units[unit]?.list ?? -1])
    if (wanted.length === 0) return []
    return [
      {
        key,
        // A category that the process does not have competes for the open seats.
        category: Math.max(0, frame.categories.indexOf(category)),
        groups: frame.groups.flatMap((group, place) => (groups.includes(group) ? [place] : [])),
        merit,
        choices: wanted,
      },
    ]
  })
  return inOrder(rows)
}

/** By key, so that the bytes of a file do not depend on the order in which a database returns entries. */
export function inOrder(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
