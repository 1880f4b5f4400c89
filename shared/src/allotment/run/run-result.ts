/** What a run gives, in the order of the input. */
export interface RunResult {
  seats: readonly (Seat | null)[]
  /** Seats that were vacant in one category and are offered in another, at each unit. */
  moved: readonly MovedSeats[]
  /** How often the allotment was repeated after seats had moved, with the first one. */
  repetitions: number
}

export interface Seat {
  unit: number
  category: number
}

export interface MovedSeats {
  unit: number
  from: number
  to: number
  seats: number
}
