import { shownStatus } from '@pravesh/shared/admissions/status/shown-status'
import { usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { ApplicationAlerts, type ApplicationAlertsProps } from './ApplicationAlerts.tsx'
import { statusWords } from './words/words.ts'

interface ApplicationCardProps extends ApplicationAlertsProps {
  /** What is to be said about it stands elsewhere on the page. */
  isExplained?: boolean
}

/** An application on the dashboard: its state, its note and a link to its details. */
export function ApplicationCard({ isExplained = false, ...alerts }: ApplicationCardProps) {
  const words = useWords(statusWords)
  const translate = useTranslate()
  const paths = usePaths()
  const { id, course, sessionYear, number, hasMeritProcess } = alerts.application
  return (
    <section className="setting application" aria-labelledby={`application-${id}`}>
      <h2 id={`application-${id}`}>{words.title(course, sessionYear)}</h2>
      <p className="hint">
        {translate(shownStatus(alerts.application).stage)} · {words.summary.number}:{' '}
        <span className="numbers">{number}</span>
      </p>
      {!isExplained && <ApplicationAlerts {...alerts} />}
      <div className="actions">
        <a href={paths.application} className="button">
          {words.view}
        </a>
        {hasMeritProcess && (
          <a href={paths.meritOf(id)} className="button">
            {words.merit}
          </a>
        )}
      </div>
    </section>
  )
}
