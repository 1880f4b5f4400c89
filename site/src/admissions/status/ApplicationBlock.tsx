import { nextStep } from '@pravesh/shared/admissions/status/next-step'
import { shownStatus } from '@pravesh/shared/admissions/status/shown-status'
import { isApproved } from '@pravesh/shared/admissions/status/status'
import { DownloadPdf } from '../../documents/DownloadPdf.tsx'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { ApplicationAlerts, type ApplicationAlertsProps } from './ApplicationAlerts.tsx'
import { Details } from './Details.tsx'
import { Fact } from './Fact.tsx'
import { History } from './History.tsx'
import { statusWords } from './words/words.ts'

interface ApplicationBlockProps extends ApplicationAlertsProps {
  /** The newest application; its course details start open. */
  first: boolean
}

/** One application: alerts, status, submitted details and history. */
export function ApplicationBlock({ application, replaced, first, reload }: ApplicationBlockProps) {
  const locale = useLocale()
  const words = useWords(statusWords)
  const translate = useTranslate()
  const w = words.summary
  const paths = usePaths()
  const { id, course, sessionYear, number, status, submittedAt, hasFeeReceipt, hasMeritProcess, events } = application
  const shown = shownStatus(application)
  const decision = translate(shown.decision)
  const stage = translate(shown.stage)
  return (
    <section className="application" aria-labelledby={`application-${id}`}>
      <h2 id={`application-${id}`}>{words.title(course, sessionYear)}</h2>
      <ApplicationAlerts application={application} replaced={replaced} reload={reload} />
      <dl className="facts details">
        <Fact term={w.number} text={number} />
        <Fact term={w.status} text={decision} />
        {stage !== decision && <Fact term={w.now} text={stage} />}
        <Fact term={w.submitted} text={formatDay(submittedAt, locale)} />
      </dl>
      {!replaced && (
        <div>
          <h3>{w.next}</h3>
          <p>{translate(nextStep(application))}</p>
        </div>
      )}
      <div className="actions">
        {hasMeritProcess && (
          <a href={paths.meritOf(id)} className="button">
            {words.merit}
          </a>
        )}
        {hasFeeReceipt && <DownloadPdf kind="receipt" id={id} of={words.pay.fee} />}
        {isApproved(status) && (
          <>
            <DownloadPdf kind="application" id={id} />
            <DownloadPdf kind="agreement" id={id} />
          </>
        )}
        <a href={paths.books} className="button">
          {words.books}
        </a>
      </div>
      <Details application={application} first={first} reload={reload} />
      {events.length > 0 && <History events={events} />}
    </section>
  )
}
