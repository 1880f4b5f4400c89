import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { DECISION_LABELS, decisionOf, STATUS_WORDS } from '@pravesh/shared/admissions/status/status'
import { paths } from '@pravesh/shared/site/paths'
import { formatDay } from '../../lib/dates.ts'
import { ApplicationAlerts } from './ApplicationAlerts.tsx'
import { Details } from './Details.tsx'
import { Fact } from './Fact.tsx'
import { History } from './History.tsx'
import { words } from './words.ts'

const w = words.summary

interface ApplicationBlockProps {
  application: ApplicationView
  /** The newest application; its course details start open. */
  first: boolean
}

/** One application: alerts, status, submitted details and history. */
export function ApplicationBlock({ application, first }: ApplicationBlockProps) {
  const { id, course, sessionYear, number, status, submittedAt, events } = application
  return (
    <section className="application" aria-labelledby={`application-${id}`}>
      <h2 id={`application-${id}`}>{words.title(course, sessionYear)}</h2>
      <ApplicationAlerts application={application} />
      <dl className="facts details">
        <Fact term={w.number} text={number} />
        <Fact term={w.status} text={DECISION_LABELS[decisionOf(status)]} />
        <Fact term={w.now} text={STATUS_WORDS[status].student} />
        <Fact term={w.submitted} text={formatDay(submittedAt)} />
      </dl>
      <div>
        <h3>{w.next}</h3>
        <p>{STATUS_WORDS[status].next}</p>
      </div>
      <Details application={application} first={first} />
      {events.length > 0 && <History events={events} />}
      <div className="actions">
        <a href={paths.books} className="button">
          {words.books}
        </a>
      </div>
    </section>
  )
}
