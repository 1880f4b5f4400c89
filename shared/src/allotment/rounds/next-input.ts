import { seatsAfter } from '../engine/seats-after.ts'
import type { Candidate, RunInput } from '../run/run-input.ts'
import type { RunResult } from '../run/run-result.ts'
import type { Answer } from './answer.ts'

interface NextRound {
  input: RunInput
  result: RunResult
  /** By key, of those who have a seat. Without an answer the seat is given up. */
  answers: ReadonlyMap<string, Answer>
  /** Keys of those who have left the process, with or without a seat. */
  left: ReadonlySet<string>
  /** New rows, and rows of persons without a seat whose choices or claims were confirmed anew. */
  late: readonly Candidate[]
}

/**
 * The input of the next round: seats as the last one left them, holders with their seats, those without a seat as they were. Who declines a seat, or does not
 * answer in time, is out: the seat goes on.
 */
export function nextInput({ input, result, answers, left, late }: NextRound): RunInput {
  const seats = seatsAfter(input, result)
  const units = input.units.map((unit, place) => ({
    ...unit,
    seats: (seats[place] ?? []).map(({ capacity, minimum }) => ({ capacity, minimum })),
  }))
  const replaced = new Map(late.map((row) => [row.key, row]))
  const staying = input.candidates.flatMap((row, at): Candidate[] => {
    if (left.has(row.key)) return []
    const seat = result.seats[at]
    if (!seat) return [replaced.get(row.key) ?? row]
    const answer = answers.get(row.key) ?? 'none'
    if (answer === 'decline' || answer === 'none') return []
    return [{ ...row, held: { ...seat, next: answer } }]
  })
  const known = new Set(input.candidates.map(({ key }) => key))
  return { ...input, units, candidates: [...staying, ...late.filter(({ key }) => !known.has(key))] }
}
