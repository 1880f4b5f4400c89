/** Shares of a dated rule, which only propose numbers: staff enter the seats. */
export interface SeatShares {
  /** Named in the order of the categories; what is left is open. */
  categories: readonly { code: string /** In hundredths of a per cent. */; share: number }[]
  groups: readonly { code: string; share: number }[]
}

export interface ProposedSeats {
  open: number
  categories: readonly number[]
  /** In the order of the groups: the minimum in the open seats and then in each category. */
  groups: readonly (readonly number[])[]
}

const WHOLE = 10_000

/**
 * The seats that the shares give of so many, each rounded half up. The minimum of a group is rounded once for all seats and then divided among the
 * categories by the largest remainders, so that a small group does not vanish by rounding.
 */
export function proposeSeats({ categories, groups }: SeatShares, seats: number): ProposedSeats {
  const own = categories.map(({ share }) => halfUp(seats * share))
  const open = seats - own.reduce((sum, count) => sum + count, 0)
  const rows = [open, ...own]
  return { open, categories: own, groups: groups.map(({ share }) => divided(halfUp(seats * share), rows)) }
}

function halfUp(inWholes: number): number {
  return Math.floor((2 * inWholes + WHOLE) / (2 * WHOLE))
}

function divided(count: number, rows: readonly number[]): number[] {
  const total = rows.reduce((sum, row) => sum + row, 0)
  if (total === 0) return rows.map(() => 0)
  const parts = rows.map((row) => Math.floor((count * row) / total))
  const remainders = rows.map((row, place) => ({ place, remainder: (count * row) % total }))
  remainders.sort((a, b) => b.remainder - a.remainder || a.place - b.place)
  const missing = count - parts.reduce((sum, part) => sum + part, 0)
  for (const { place } of remainders.slice(0, missing)) parts[place] = (parts[place] ?? 0) + 1
  return parts
}
