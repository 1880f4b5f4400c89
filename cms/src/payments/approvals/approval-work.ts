import { APPROVAL_STATUSES, isApproved } from '@pravesh/shared/payments/approvals/approvals'
import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'

/** Carries out approved requests. What is refused, because something has changed since the approval, is noted and ends. */
export const approvalWork: Work<'money-approvals'> = {
  collection: 'money-approvals',
  dueField: 'dueAt',
  where: { and: [{ status: { in: APPROVAL_STATUSES.filter(isApproved) } }, { settledAt: { exists: false } }] },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: approval }, now }): Promise<Outcome<'money-approvals'>> => {
    const handler = portalOf(payload).approvalHandlers[approval.kind]
    if (!handler) throw new Error(`No feature carries out approvals of ${approval.kind}.`)
    const settledAt = now().toISOString()
    try {
      await handler.apply({ payload, approval, now: now() })
      return { settledAt, outcome: 'Done.' }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { settledAt, outcome: `Not done: ${error.publicMessage}` }
    }
  },
}
