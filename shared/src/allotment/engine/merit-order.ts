import type { Merit, RunInput } from '../run/run-input.ts'

/** For each list, the rank of each candidate, from 0; -1 without a place on the list. */
export function ranksOf({ lists, candidates }: RunInput): Int32Array[] {
  return lists.map((_, list) => {
    const ranks = new Int32Array(candidates.length).fill(-1)
    const placed = candidates.flatMap(({ merit }, candidate) => {
      const own = merit[list]
      return own ? [{ candidate, merit: own }] : []
    })
    placed.sort((a, b) => compareMerit(a.merit, b.merit))
    for (const [rank, { candidate }] of placed.entries()) ranks[candidate] = rank
    return ranks
  })
}

/** Negative if `a` comes first. */
function compareMerit(a: Merit, b: Merit): number {
  const at = a.findIndex((value, place) => value !== b[place])
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
}
