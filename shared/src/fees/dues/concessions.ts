/** Reductions of what a student owes. A second person approves concessions; what was paid for a seat follows from its payments. */
import * as z from 'zod/mini'
import { REDUCTION_KINDS } from './concession-kinds.ts'

const concession = z.object({
  kind: z.enum(REDUCTION_KINDS),
  amountPaise: z.int(),
  /** The approval that granted it; for a seat, the application. */
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
