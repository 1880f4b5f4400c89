/** Calls for a change of the plan of instalments, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import type { PlanRow } from '../../payments/approvals/plan-rows.ts'
import type { WireCall } from '../../platform/wire-call.ts'
import { changeReason } from '../changes/staff-calls.ts'
import { TUITION_PLANS, type TuitionPlan } from './tuition-plans.ts'

/** Paths are below `/api`; `:id` is that of a due of the course fee. */
export const planChangeCalls = {
  /** Replies with a `PlanPreview`. */
  preview: { method: 'get', path: '/paymentfees/staff/:id/plans' },
  /** Asks for a second person. */
  change: { method: 'post', path: '/paymentfees/staff/:id/plan' },
} as const satisfies Record<string, WireCall>

/** What each plan would change. */
export interface PlanPreview {
  before: PlanRow[]
  /** The plans that the student does not have already. */
  options: { plan: TuitionPlan; after: PlanRow[] }[]
  /** What the new instalments come to together. */
  movedPaise: number
  /** Late fees so far of the fees that end, which are no longer owed. */
  lateFeePaise: number
}

/** The body of `change`. `movedPaise` is that of the preview that was shown. */
export const planChangeSchema = z.strictObject({
  plan: z.enum(TUITION_PLANS, 'Choose a plan.'),
  movedPaise: z.int(),
  reason: changeReason,
})
export type PlanChangeRequest = z.infer<typeof planChangeSchema>
