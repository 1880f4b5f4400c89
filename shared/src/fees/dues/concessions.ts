/** Reductions of what a student owes, which a second person approves. */
import * as z from 'zod/mini'
import { CONCESSION_KINDS } from './concession-kinds.ts'

const concession = z.object({
  kind: z.enum(CONCESSION_KINDS),
  amountPaise: z.int(),
  /** The approval that granted it. */
  approvalId: z.string(),
  /** ISO 8601. */
  at: z.string(),
})
export type Concession = z.infer<typeof concession>

/** The concessions of a due, oldest first. */
export function concessionsOf(stored: unknown): Concession[] {
  return z.array(concession).parse(stored ?? [])
}

/** A part of an amount in whole paise, rounded down to whole rupees. */
export function percentPaise(amountPaise: number, percent: number): number {
  return Math.floor((amountPaise * Math.round(percent * 100)) / 10_000 / 100) * 100
}
