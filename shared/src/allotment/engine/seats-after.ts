import type { RunInput } from '../run/run-input.ts'
import type { RunResult } from '../run/run-result.ts'
import type { Seats } from './choose-for-unit.ts'

/** The seats of each unit and category after vacant ones have moved. */
export function seatsAfter({ units }: RunInput, { moved }: RunResult): Seats[][] {
  const seats = units.map((unit) => unit.seats.map(({ capacity, minimum }) => ({ capacity, minimum })))
  for (const { unit, from, to, seats: count } of moved) {
    const [source, target] = [seats[unit]?.[from], seats[unit]?.[to]]
    if (source) source.capacity -= count
    if (target) target.capacity += count
  }
  return seats
}
