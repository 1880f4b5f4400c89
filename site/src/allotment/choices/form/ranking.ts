/** A ranked list with the entry at one place moved to another; places outside of it change nothing. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const copy = [...list]
  if (from === to || list[from] === undefined || list[to] === undefined) return copy
  copy.splice(to, 0, ...copy.splice(from, 1))
  return copy
}

interface Row {
  top: number
  bottom: number
}

/**
 * The place to which a dragged entry goes when the pointer is at `y`: past each row whose middle it has crossed, so that an entry
 * does not jump back and forth between rows of different heights.
 */
export function placeAt(rows: readonly Row[], from: number, y: number): number {
  const middle = ({ top, bottom }: Row) => (top + bottom) / 2
  const above = rows.findIndex((row, at) => at < from && y < middle(row))
  if (above !== -1) return above
  const below = rows.findLastIndex((row, at) => at > from && y > middle(row))
  return below === -1 ? from : below
}
