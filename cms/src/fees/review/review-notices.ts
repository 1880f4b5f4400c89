import { EFFECTS_SCHEDULE } from '../../database/work/apply-effects.ts'
import type { Outcome, Work } from '../../database/work/work.ts'
import { notifyReviewed } from '../messages/notify-student.ts'

/** Tells students about decisions on their fee payments. Queuing is idempotent per decision. */
export const reviewNotices: Work<'fee-dues'> = {
  collection: 'fee-dues',
  dueField: 'noticeDueAt',
  where: { review: { not_equals: 'PENDING' } },
  leaseMs: 60_000,
  schedule: EFFECTS_SCHEDULE,
  apply: async ({ payload, lease: { record: due } }): Promise<Outcome<'fee-dues'>> => {
    await notifyReviewed({ payload, due })
    return {}
  },
}
