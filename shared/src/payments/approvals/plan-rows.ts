/** The fees of a student before and after a change that a second person approves. */
import * as z from 'zod/mini'

/** Amounts in whole paise. */
const planRow = z.object({
  title: z.string(),
  /** Less concessions, with charges; without a late fee that still grows. */
  amountPaise: z.int(),
  /** Paid, or reserved for a cheque. */
  paidPaise: z.int(),
  leftPaise: z.int(),
  /** A day in India, `YYYY-MM-DD`; null without a date. */
  dueOn: z.nullable(z.string()),
})
export type PlanRow = z.infer<typeof planRow>

const comparison = z.object({
  /** The fee from which the change was requested. */
  dueId: z.string(),
  before: z.array(planRow),
  after: z.array(planRow),
})
export type PlanComparison = z.infer<typeof comparison>

/** What a request compares; null for one that compares nothing. */
export function comparisonOf(request: unknown): PlanComparison | null {
  const parsed = comparison.safeParse(request)
  return parsed.success ? parsed.data : null
}
