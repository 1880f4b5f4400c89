import type { DashboardAlert } from '../../../admin-kit/dashboard/dashboard.ts'
import { readRows } from '../../../database/records/read-rows.ts'
import { TEXT_CONTRADICTS } from '../../promises/texts-agree.ts'

/** Each is a line of the dashboard. */
const MAX_SHOWN = 50

/** Texts in which the daily report found a number that settings contradict, for those who can correct them. */
export const contradictingTexts: DashboardAlert = {
  needs: { subject: 'policies', verb: 'update' },
  async findNotices({ payload }) {
    const findings = await readRows({
      payload,
      collection: 'money-findings',
      where: { and: [{ invariant: { equals: TEXT_CONTRADICTS } }, { state: { equals: 'open' } }] },
      sort: 'openedAt',
      limit: MAX_SHOWN,
    })
    return findings.map(({ label, text, href }) => ({ text: label, detail: text, href, tone: 'problem' as const }))
  },
}
