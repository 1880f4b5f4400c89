import { noticeStateOn } from '@pravesh/shared/content/notice-board/notice'
import { recordsOf } from '../../publishing/pages/records.ts'
import { noticeDates } from '../notice-board/notice-dates.ts'
import type { NewDay } from './publish-intakes.ts'
import { publishChange } from './publish-on-change.ts'

/** Publishes the pages with notices if one begins or ends between two days. All notices are on the same pages. */
export async function publishChangedNotices({ payload, before, today }: NewDay): Promise<void> {
  const notices = await recordsOf({ payload }).list({ collection: 'notices', fields: ['shownFrom', 'until'] })
  const changed = notices.find((notice) => {
    const dates = noticeDates(notice)
    return dates !== null && noticeStateOn(dates, before) !== noticeStateOn(dates, today)
  })
  if (changed) publishChange({ payload, change: { slug: 'notices', id: changed.id, doc: { ...changed } } })
}
