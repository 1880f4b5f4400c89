import { divideSeats, seatsOfShare } from './divide-seats.ts'

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

/**
 * The seats that the shares give of so many, each rounded half up. The minimum of a group is rounded once for all seats and then divided among the
 * categories by the largest remainders, so that a small group does not vanish by rounding.
 */
export function proposeSeats({ categories, groups }: SeatShares, seats: number): ProposedSeats {
  const rounded = categories.map(({ share }) => seatsOfShare(seats, share))
  // Many small shares of few seats would each be rounded up to a seat.
  const own = sumOf(rounded) > seats ? divideSeats(seats, rounded) : rounded
  const open = seats - sumOf(own)
  const rows = [open, ...own]
  return { open, categories: own, groups: groups.map(({ share }) => divideSeats(seatsOfShare(seats, share), rows)) }
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
