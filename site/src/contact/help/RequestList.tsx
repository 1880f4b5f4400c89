import { isWaiting, REQUEST_STATE_LABELS } from '@pravesh/shared/contact/help/request-state'
import type { RequestSummary } from '@pravesh/shared/contact/help/thread'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatMoment } from '../../lib/formats.ts'
import { SubjectLine } from './SubjectLine.tsx'
import { helpWords } from './words/words.ts'

/** The student's requests, latest first. */
export function RequestList({ requests }: { requests: readonly RequestSummary[] }) {
  const w = useWords(helpWords).list
  const locale = useLocale()
  const paths = usePaths()
  const translate = useTranslate()
  return (
    <section aria-labelledby="requests-title" className="help-requests">
      <h2 id="requests-title">{w.title}</h2>
      {requests.length === 0 && <p>{w.empty}</p>}
      <ul className="help-list">
        {requests.map(({ reference, state, subject, excerpt, writtenAt }) => (
          <li key={reference}>
            <p>
              <a href={paths.helpRequest(reference)} className="help-excerpt" dir="auto">
                {excerpt}
              </a>
            </p>
            <p>
              <span className={isWaiting(state) ? 'tag' : 'tag good'}>
                {translate(REQUEST_STATE_LABELS[state].person)}
              </span>
            </p>
            <p className="hint">{w.last(formatMoment(writtenAt, locale))}</p>
            <SubjectLine subject={subject} />
            <p className="hint numbers">{reference}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
