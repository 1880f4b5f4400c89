import { areCodesLow, codesRunOutAt, RATE_HOURS } from '@pravesh/shared/accounts/phone-code-forecast'
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { Payload } from 'payload'
import { type DashboardAlert, filteredList, type Notice } from '../../admin-kit/dashboard/dashboard.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { istShortTime } from '../../foundation/formats.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { phoneCodeUse } from '../limits/phone-code-use.ts'
import { phoneCode } from '../messages/phone-code.ts'
import { accountAdminWords } from './words.ts'

const words = partOf(() => accountAdminWords.phoneCodes)

/** Warns administrators before the portal may send no more codes to phones, without which no one can register. */
export const phoneCodeAlert: DashboardAlert = {
  needs: { subject: 'registration-limits', verb: 'update' },
  findNotices: ({ payload }) => phoneCodeNotices({ payload, now: new Date() }),
}

export async function phoneCodeNotices({ payload, now }: { payload: Payload; now: Date }): Promise<Notice[]> {
  const use = await phoneCodeUse({ payload, now })
  if (use === null || !areCodesLow(use)) return []
  const since = new Date(now.getTime() - RATE_HOURS * 60 * 60_000).toISOString()
  const where = { and: [{ template: { equals: phoneCode.key } }, { createdAt: { greater_than: since } }] }
  const recent = await countRows({ payload, collection: 'messages', where })
  const runsOutAt = codesRunOutAt({ ...use, recent, now })
  const again = istShortTime(use.endsAt)
  const text = words.used(formatNumber(use.used), formatNumber(use.limit))
  const href = filteredList('messages', { template: phoneCode.key })
  if (runsOutAt === null) return [{ text, detail: words.lasts(again), href, tone: 'todo' }]
  const isOver = use.used >= use.limit
  const when = isOver ? words.over(again) : words.runsOut(istShortTime(runsOutAt), again)
  return [{ text, detail: `${when} ${words.whatToDo}`, href, tone: 'problem' }]
}
