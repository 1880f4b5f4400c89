import type { DashboardAlert, Notice } from '../../admin-kit/dashboard/dashboard.ts'
import { istTime } from '../../foundation/formats.ts'
import { archiveState, MAX_ARCHIVE_MINUTES } from './shipped-until.ts'

const HELP = '/help/administrator#see-when-the-portal-was-backed-up'

/** For administrators, if the log is shipped: until when each moment can be restored. */
export const archiveNotice: DashboardAlert = {
  needs: { subject: 'staff', verb: 'create' },
  async findNotices({ payload }): Promise<Notice[]> {
    const state = await archiveState({ payload, now: new Date() })
    if (state === null) return []
    const last = `Log archive until: ${istTime(state.at)}`
    if (!state.isOverdue) return [{ text: last, href: HELP, tone: 'fact' }]
    const text = `The log archive is more than ${MAX_ARCHIVE_MINUTES} minutes behind`
    const advice =
      'Ask the operator to look at npm run ship-log. What is entered meanwhile is in the nightly backup only.'
    return [{ text, detail: `${last}. ${advice}`, href: HELP, tone: 'problem' }]
  },
}
