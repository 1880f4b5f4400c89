import { seatsAfter } from '../engine/seats-after.ts'
import type { RunInput } from '../run/run-input.ts'
import type { RunResult } from '../run/run-result.ts'

/** Of one category at one unit, after a round. */
export interface SeatFigures {
  unit: number
  category: number
  seats: number
  filled: number
  vacant: number
  /** Seats that came from, less those that went to, another category. */
  moved: number
  /** The lowest score with a seat, in ten-thousandths; null without anyone. */
  cutOff: number | null
  /** The last place on the list of the unit with a seat, from 1. */
  lastPlace: number | null
}

/** The seats of all units by category, as the public board and the reports show them. Categories without seats are left out. */
export function seatFigures(input: RunInput, result: RunResult): SeatFigures[] {
  const after = seatsAfter(input, result)
  const scores = new Map<string, number[]>()
  for (const [at, seat] of result.seats.entries()) {
    const list = input.units[seat?.unit ?? -1]?.list
    if (!seat || list === undefined) continue
    const key = `${seat.unit}/${seat.category}`
    scores.set(key, [...(scores.get(key) ?? []), input.candidates[at]?.merit[list]?.[0] ?? 0])
  }
  return input.units.flatMap(({ seats, list }, unit) =>
    seats.flatMap(({ capacity }, category): SeatFigures[] => {
      const now = after[unit]?.[category]?.capacity ?? 0
      if (capacity === 0 && now === 0) return []
      const own = scores.get(`${unit}/${category}`) ?? []
      const cutOff = own.length === 0 ? null : Math.min(...own)
      const lastPlace = cutOff === null ? null : placeOf(cutOff, list, input)
      return [
        {
          unit,
          category,
          seats: now,
          filled: own.length,
          vacant: now - own.length,
          moved: now - capacity,
          cutOff,
          lastPlace,
        },
      ]
    }),
  )
}

/** How many of the list have at least this score. */
function placeOf(score: number, list: number, { candidates }: RunInput): number {
  return candidates.filter(({ merit }) => (merit[list]?.[0] ?? -1) >= score).length
}
