import type { RunInput } from '../run/run-input.ts'
import type { MovedSeats, RunResult, Seat } from '../run/run-result.ts'
import type { Seats } from './choose-for-unit.ts'
import { deferredAcceptance, marketOf } from './deferred-acceptance.ts'

/**
 * The allotment of one round. Vacant seats of a category that may be moved become seats of another one, and the whole allotment is
 * repeated, until nothing moves: filling them from a waiting list would pass over people with higher merit who hold less wanted seats.
 */
export function allot(input: RunInput): RunResult {
  const market = marketOf(input)
  const seats = input.units.map((unit) => unit.seats.map(({ capacity, minimum }) => ({ capacity, minimum })))
  const moved = new Map<string, MovedSeats>()
  for (let repetitions = 1; ; repetitions++) {
    const result = deferredAcceptance(market, seats)
    const moves = moveVacantSeats({ input, seats, result })
    if (moves.length === 0) return { seats: result, moved: inOrder(moved.values()), repetitions }
    for (const move of moves) {
      const key = `${move.unit}/${move.from}/${move.to}`
      moved.set(key, { ...move, seats: move.seats + (moved.get(key)?.seats ?? 0) })
    }
  }
}

interface Vacancies {
  input: RunInput
  /** Changed in place: each move takes seats away from a category, so the repetitions end. */
  seats: Seats[][]
  result: readonly (Seat | null)[]
}

function moveVacantSeats({ input, seats, result }: Vacancies): MovedSeats[] {
  const vacant = seats.map((categories) => categories.map(({ capacity }) => capacity))
  for (const seat of result) {
    const counts = seat && vacant[seat.unit]
    if (counts) counts[seat.category] = (counts[seat.category] ?? 0) - 1
  }
  const moves: MovedSeats[] = []
  for (const [unit, categories] of seats.entries()) {
    const left = vacant[unit] ?? []
    for (const { from, to } of input.moves) {
      const [source, target, count = 0] = [categories[from], categories[to], left[from]]
      if (source === undefined || target === undefined || count <= 0) continue
      source.capacity -= count
      target.capacity += count
      // What has just come to a category is offered there before it moves on.
      left[from] = 0
      moves.push({ unit, from, to, seats: count })
    }
  }
  return moves
}

function inOrder(moved: Iterable<MovedSeats>): MovedSeats[] {
  return [...moved].sort((a, b) => a.unit - b.unit || a.from - b.from || a.to - b.to)
}
