import { fill } from '@pravesh/shared/platform/fill'
import type { DashboardAlert } from '../../admin-kit/dashboard/dashboard.ts'
import { istDay } from '../../foundation/formats.ts'
import { words } from '../messages/words/words.ts'
import { factorsOf } from './factors-of.ts'
import { isSecondFactorRequired } from './requirement.ts'

const texts = words.en['second-factor']

/** Asks people on the dashboard to set up the second step that their role needs. */
export const factorNotice: DashboardAlert = {
  needs: { subject: 'staff', verb: 'read' },
  async findNotices({ payload, user }) {
    if (user.collection !== 'staff' || !user.secondFactorFrom || !isSecondFactorRequired(payload, user)) return []
    if ((await factorsOf(payload, String(user.id))).length > 0) return []
    const detail = fill(texts.dueDetail, { day: istDay(user.secondFactorFrom) })
    return [{ text: texts.due, detail, href: '/account', tone: 'todo' }]
  },
}
