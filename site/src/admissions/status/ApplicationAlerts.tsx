import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { FORM_SLUGS } from '@pravesh/shared/courses/courses'
import { isWatched } from '@pravesh/shared/payments/owed/states'
import { formatPaise } from '@pravesh/shared/platform/money'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { type AlertKind, alertsOf } from './alerts-of.ts'
import { CorrectionNote } from './CorrectionNote.tsx'
import { FeeToPay } from './FeeToPay.tsx'
import { Note } from './Note.tsx'
import { PayNow } from './PayNow.tsx'
import { RejectionText } from './RejectionText.tsx'
import { WaitingText } from './WaitingText.tsx'
import { OpenWindow } from './window/OpenWindow.tsx'
import { statusWords } from './words/words.ts'

const OpenPayment = lazyPart(() => import('./open-payment-part.ts'))

export interface ApplicationAlertsProps {
  application: ApplicationView
  /** The student has applied for this course again since. */
  replaced: boolean
  /** Fetches the applications again. */
  reload: () => void
  /** Whether its action is the main one of the page. */
  isMain?: boolean
}

/** The note of an application with the action it calls for; what else is to be said is its last line. (spec 1, 4; spec 3, 2.1) */
export function ApplicationAlerts(props: ApplicationAlertsProps) {
  const { application, reload, isMain } = props
  const [first, second] = alertsOf(application)
  return (
    <>
      <OpenFeePayment application={application} reload={reload} isMain={isMain ?? true} />
      {first && <ApplicationNote {...props} kind={first} last={second ?? null} />}
    </>
  )
}

/** A payment of the application fee that the bank may still decide. */
export function OpenFeePayment({ application, reload, isMain = true }: Omit<ApplicationAlertsProps, 'replaced'>) {
  const { fee } = useWords(statusWords).pay
  const { owed, feePaise } = application
  if (!isWatched(owed.state)) return null
  return (
    <OpenPayment
      owed={owed}
      subject={`${fee}: ${formatPaise(feePaise)}`}
      onChanged={reload}
      pay={<PayNow application={application} isPrimary={isMain} onRefused={reload} />}
    />
  )
}

interface ApplicationNoteProps extends ApplicationAlertsProps {
  kind: AlertKind
  last: AlertKind | null
}

function ApplicationNote({ kind, last, application, replaced, reload, isMain = true }: ApplicationNoteProps) {
  const words = useWords(statusWords)
  const w = words.alerts
  const paths = usePaths()
  const translate = useTranslate()
  const { id, course, correction, owed } = application
  const help = paths.helpAbout('application', id)
  const button = isMain ? 'button primary' : 'button'
  const lastLine = last && <LastLine kind={last} application={application} reload={reload} />
  switch (kind) {
    case 'correct':
      return (
        <CorrectionNote correction={correction}>
          <a href={paths.applicationUpdate({ course, id })} className={button}>
            {w.update}
          </a>
          {lastLine}
        </CorrectionNote>
      )
    case 'unpaid':
      return (
        <Note tone="warning" title={w.unpaid(course)}>
          <FeeToPay application={application} />
          <PayNow application={application} isPrimary={isMain} onRefused={reload} />
          <OpenWindow application={application} />
          {lastLine}
        </Note>
      )
    case 'fee':
      return (
        <Note tone={owed.state === 'refunding' ? 'info' : 'warning'} title={words.pay.fee}>
          <p>{translate(owed.message)}</p>
          <a href={help}>{w.help}</a>
          {lastLine}
        </Note>
      )
    case 'pending':
      return (
        <Note tone="info">
          <WaitingText application={application} />
        </Note>
      )
    case 'carried':
      return (
        <Note tone="info">
          <RejectionText application={application} />
        </Note>
      )
    case 'rejected':
      return (
        <Note tone="bad" title={w.rejected(course)}>
          <RejectionText application={application} />
          <div className="actions">
            {!replaced && (
              <a href={paths.enrollAs(FORM_SLUGS[course])} className={button}>
                {w.applyAgain}
              </a>
            )}
            <a href={help}>{w.askUs}</a>
          </div>
          {lastLine}
        </Note>
      )
    case 'approved':
      return (
        <Note tone="good" title={w.approved(course)}>
          <a href={paths.feePlan} className={button}>
            {w.payFees}
          </a>
        </Note>
      )
  }
}

interface LastLineProps {
  kind: AlertKind
  application: ApplicationView
  reload: () => void
}

/** What is to be said besides the main thing. */
export function LastLine({ kind, application, reload }: LastLineProps) {
  const w = useWords(statusWords).alerts
  const paths = usePaths()
  const translate = useTranslate()
  const { id, course, owed } = application
  switch (kind) {
    case 'unpaid':
      return (
        <>
          <p>{w.unpaid(course)}</p>
          <FeeToPay application={application} />
          <PayNow application={application} isPrimary={false} onRefused={reload} />
        </>
      )
    case 'fee':
      return <p>{translate(owed.message)}</p>
    case 'pending':
      return (
        <p>
          {w.pending(course)} <a href={paths.helpAbout('application', id)}>{w.help}</a>
        </p>
      )
    case 'approved':
      return (
        <p>
          {w.approved(course)} <a href={paths.feePlan}>{w.payFees}</a>
        </p>
      )
    default:
      return null
  }
}
