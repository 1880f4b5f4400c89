const WHOLE = 10_000

/** The seats that a share in hundredths of a per cent gives of so many, rounded half up. */
export function seatsOfShare(seats: number, share: number): number {
  return Math.floor((2 * seats * share + WHOLE) / (2 * WHOLE))
}

/** Divides a count in proportion to the rows, by the largest remainders. No part is larger than its row while the count is not larger than all. */
export function divideSeats(count: number, rows: readonly number[]): number[] {
  const total = rows.reduce((sum, row) => sum + row, 0)
  if (total === 0) return rows.map(() => 0)
  const parts = rows.map((row) => Math.floor((count * row) / total))
  const remainders = rows.map((row, place) => ({ place, remainder: (count * row) % total }))
  remainders.sort((a, b) => b.remainder - a.remainder || a.place - b.place)
  const missing = count - parts.reduce((sum, part) => sum + part, 0)
  for (const { place } of remainders.slice(0, missing)) parts[place] = (parts[place] ?? 0) + 1
  return parts
}
