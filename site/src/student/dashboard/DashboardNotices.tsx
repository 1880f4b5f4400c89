import { noticeAnchor } from '@pravesh/shared/content/notice-board/notice'
import type { NoticeHead } from '@pravesh/shared/content/notice-board/notice-view'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { RecordName } from '../../forms/RecordName.tsx'
import { studentWords } from '../words/words.ts'

/** The notices for everybody and for the student's courses. */
export function DashboardNotices({ notices }: { notices: readonly NoticeHead[] }) {
  const w = useWords(studentWords).dashboardPage
  const locale = useLocale()
  const paths = usePaths()
  if (notices.length === 0) return null
  return (
    <section aria-labelledby="dashboard-notices" className="dashboard-notices">
      <h2 id="dashboard-notices">{w.notices}</h2>
      <ul className="plain">
        {notices.map(({ id, title, day }) => (
          <li key={id}>
            <a href={paths.notice(noticeAnchor(id))}>
              <RecordName name={title} />
            </a>
            <span className="hint">{formatLongDay(day, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
