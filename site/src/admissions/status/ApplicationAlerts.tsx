import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { REJECTIONS } from '@pravesh/shared/admissions/status/rejection'
import { FORM_SLUGS } from '@pravesh/shared/courses/courses'
import { OWED_MESSAGES } from '@pravesh/shared/payments/owed/messages'
import { isWatched } from '@pravesh/shared/payments/owed/states'
import { formatPaise } from '@pravesh/shared/platform/money'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { FeeRefundNote } from '../notices/FeeRefundNote.tsx'
import { type AlertKind, alertsOf } from './alerts-of.ts'
import { CorrectionNote } from './CorrectionNote.tsx'
import { Note } from './Note.tsx'
import { PayNow } from './PayNow.tsx'
import { StaffMessage } from './StaffMessage.tsx'
import { statusWords } from './words/words.ts'

const OpenPayment = lazyPart(() => import('./open-payment-part.ts'))

export interface ApplicationAlertsProps {
  application: ApplicationView
  /** The student has applied for this course again since. */
  replaced: boolean
  /** Fetches the applications again. */
  reload: () => void
}

/** The alerts of an application with the actions they call for. (spec 1, 4; spec 3, 2.1) */
export function ApplicationAlerts({ application, replaced, reload }: ApplicationAlertsProps) {
  const { fee } = useWords(statusWords).pay
  const { owed, feePaise } = application
  return (
    <>
      {isWatched(owed.state) && (
        <OpenPayment
          owed={owed}
          subject={`${fee}: ${formatPaise(feePaise)}`}
          onChanged={reload}
          pay={<PayNow application={application} onRefused={reload} />}
        />
      )}
      {alertsOf(application).map((kind) => (
        <ApplicationAlert key={kind} kind={kind} application={application} replaced={replaced} reload={reload} />
      ))}
    </>
  )
}

interface ApplicationAlertProps extends ApplicationAlertsProps {
  kind: AlertKind
}

function ApplicationAlert({ kind, application, replaced, reload }: ApplicationAlertProps) {
  const words = useWords(statusWords)
  const w = words.alerts
  const paths = usePaths()
  const translate = useTranslate()
  const { id, course, rejection, rejectionCode, feePaise, correction, owed } = application
  const help = paths.helpAbout('application', id)
  const cause = rejectionCode === null ? '' : REJECTIONS[rejectionCode].student
  switch (kind) {
    case 'correct':
      return (
        <CorrectionNote correction={correction ?? { labels: [], reason: '', requestedAt: '' }}>
          <a href={paths.applicationUpdate({ course, id })} className="button primary">
            {w.update}
          </a>
        </CorrectionNote>
      )
    case 'unpaid':
      return (
        <Note tone="warning" title={w.unpaid(course)}>
          <p>
            {words.pay.fee}: <strong className="numbers">{formatPaise(feePaise)}</strong>
          </p>
          {/* The title says the same of a payment that was never tried. */}
          {owed.message !== OWED_MESSAGES.notStarted && <p>{translate(owed.message)}</p>}
          <PayNow application={application} onRefused={reload} />
        </Note>
      )
    case 'waiting':
      return null
    case 'fee':
      return (
        <Note tone="warning" title={words.pay.fee}>
          <p>{translate(owed.message)}</p>
          <a href={help}>{w.help}</a>
        </Note>
      )
    case 'pending':
      return (
        <Note tone="warning">
          <p>
            {w.pending(course)} <a href={help}>{w.help}</a>
          </p>
        </Note>
      )
    case 'rejected':
      return (
        <Note tone="bad" title={w.rejected(course)}>
          {cause !== '' && <p>{translate(cause)}</p>}
          <StaffMessage title={w.why} text={rejection} />
          <FeeRefundNote feeRefund={application.feeRefund} />
          <div className="actions">
            {!replaced && (
              <a href={paths.enrollAs(FORM_SLUGS[course])} className="button primary">
                {w.applyAgain}
              </a>
            )}
            <a href={help}>{w.askUs}</a>
          </div>
        </Note>
      )
    case 'approved':
      return (
        <Note tone="good" title={w.approved(course)}>
          <a href={paths.feePlan} className="button primary">
            {w.payFees}
          </a>
        </Note>
      )
  }
}
