import { usePaths, useWords } from '../../forms/locale.ts'
import { ApplicationAlerts, type ApplicationAlertsProps } from './ApplicationAlerts.tsx'
import { statusWords } from './words/words.ts'

/** An application on the dashboard: its alerts and a link to its details. */
export function ApplicationCard({ application, ...rest }: ApplicationAlertsProps) {
  const words = useWords(statusWords)
  const paths = usePaths()
  const { id, course, sessionYear, number } = application
  return (
    <section className="setting application" aria-labelledby={`application-${id}`}>
      <h2 id={`application-${id}`}>{words.title(course, sessionYear)}</h2>
      <p className="hint">
        {words.summary.number}: <span className="numbers">{number}</span>
      </p>
      <ApplicationAlerts application={application} {...rest} />
      <div className="actions">
        <a href={paths.application} className="button">
          {words.view}
        </a>
      </div>
    </section>
  )
}
