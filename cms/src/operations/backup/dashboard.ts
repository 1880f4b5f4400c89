import type { DashboardAlert, Notice } from '../../admin-kit/dashboard/dashboard.ts'
import { istTime } from '../../foundation/formats.ts'
import { backupState, MAX_BACKUP_HOURS } from './backup-age.ts'
import { lastDrill } from './last-times.ts'

const HELP = '/help/administrator#see-when-the-portal-was-backed-up'
const ADVICE = 'Ask the operator to run npm run backup, and to look at the nightly job.'

/** For administrators: when the portal was last backed up, and what to do if that is too long ago. */
export const backupNotice: DashboardAlert = {
  needs: { subject: 'staff', verb: 'create' },
  async findNotices({ payload }): Promise<Notice[]> {
    const state = await backupState({ payload, now: new Date() })
    if (state === null) return []
    const { at, isOverdue } = state
    if (at === null)
      return [{ text: 'The portal has never been backed up', detail: ADVICE, href: HELP, tone: 'problem' }]
    const last = `Last backup: ${istTime(at)}`
    if (isOverdue) {
      const text = `The last backup is older than ${MAX_BACKUP_HOURS} hours`
      return [{ text, detail: `${last}. ${ADVICE}`, href: HELP, tone: 'problem' }]
    }
    const drill = await lastDrill(payload)
    const detail = drill === null ? 'No restore drill yet' : `Last restore drill: ${istTime(drill)}`
    return [{ text: last, detail, href: HELP, tone: 'fact' }]
  },
}
