import type { ListRow } from '../lists/merit-list.ts'
import type { Merit } from '../run/run-input.ts'

/** The merit of everyone on a published list, by key: the score, and the place among equal scores as a negative number. */
export function meritOfList(
  rows: readonly { key: string; row: Pick<ListRow, 'place' | 'score'> }[],
): Map<string, Merit> {
  const merits = new Map<string, Merit>()
  let [last, among] = [Number.NaN, 0]
  for (const { key, row } of rows.toSorted((a, b) => a.row.place - b.row.place)) {
    among = row.score === last ? among + 1 : 0
    last = row.score
    merits.set(key, [row.score, among === 0 ? 0 : -among])
  }
  return merits
}
