import type { Candidate, Merit } from '../run/run-input.ts'

/** By subject and key. */
export type ListMerits = ReadonlyMap<string, ReadonlyMap<string, Merit>>

interface NewestLists {
  /** In the order of the lists of the candidates. */
  subjects: readonly string[]
  merits: ListMerits
}

/**
 * Holders of seats with their merit on the newest lists. People who were added since may stand between equal scores, so the places of the round before
 * would be those of others. Who is on a list no more comes after all who have the same score.
 */
export function withPresentMerit(candidates: readonly Candidate[], { subjects, merits }: NewestLists): Candidate[] {
  const absent = subjects.map((subject, list) => absentFrom(merits.get(subject) ?? NONE, candidates, list))
  return candidates.map((row) => {
    if (row.held === undefined) return row
    const merit = row.merit.map((own, list): Merit | null => {
      const present = merits.get(subjects[list] ?? '')?.get(row.key)
      return own && (present ?? absent[list]?.get(row.key) ?? own)
    })
    return { ...row, merit }
  })
}

const NONE: ReadonlyMap<string, Merit> = new Map()

/** The merit of holders who have left a list, by key, in the order that they had there. */
function absentFrom(present: ReadonlyMap<string, Merit>, candidates: readonly Candidate[], list: number) {
  const left = candidates.flatMap(({ key, held, merit }) => {
    const own = merit[list]
    return held && own && !present.has(key) ? [{ key, score: own[0] ?? 0, among: own[1] ?? 0 }] : []
  })
  const counts = new Map<number, number>()
  if (left.length > 0) for (const [score = 0] of present.values()) counts.set(score, (counts.get(score) ?? 0) + 1)
  const merits = new Map<string, Merit>()
  for (const { key, score } of left.sort((a, b) => b.among - a.among)) {
    const before = counts.get(score) ?? 0
    merits.set(key, [score, before === 0 ? 0 : -before])
    counts.set(score, before + 1)
  }
  return merits
}
