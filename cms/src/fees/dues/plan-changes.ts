import * as z from 'zod/mini'
import type { FeeDue } from '../../payload-types.ts'

const planChange = z.object({
  /** The approval that moved it. */
  approvalId: z.string(),
  /** How much of the amount of the due another plan has taken over, in whole paise. */
  movedPaise: z.int(),
})
export type PlanChange = z.infer<typeof planChange>

/** What other plans have taken over of a due, oldest first. */
export function planChangesOf({ planChanges }: Pick<FeeDue, 'planChanges'>): PlanChange[] {
  return z.array(planChange).parse(planChanges ?? [])
}

/** How much an approval has moved from a due; null before it has. */
export function movedBy(due: Pick<FeeDue, 'planChanges'>, approvalId: string): number | null {
  return planChangesOf(due).find((change) => change.approvalId === approvalId)?.movedPaise ?? null
}
