import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { FEE_BACK_NEXT } from '@pravesh/shared/admissions/status/next-step'
import { FORM_SLUGS } from '@pravesh/shared/courses/courses'
import { isChecked, mayPay } from '@pravesh/shared/payments/owed/states'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { ApplicationStepKind } from '@pravesh/shared/student/dashboard/step'
import { LastLine, OpenFeePayment } from '../../../admissions/status/ApplicationAlerts.tsx'
import { alertsOf } from '../../../admissions/status/alerts-of.ts'
import { CorrectionText } from '../../../admissions/status/CorrectionText.tsx'
import { FeeMessage } from '../../../admissions/status/FeeToPay.tsx'
import { PayNow } from '../../../admissions/status/PayNow.tsx'
import { RejectionText } from '../../../admissions/status/RejectionText.tsx'
import { isLate, WaitingText } from '../../../admissions/status/WaitingText.tsx'
import { OpenWindow } from '../../../admissions/status/window/OpenWindow.tsx'
import { statusWords } from '../../../admissions/status/words/words.ts'
import { useLocale, usePaths, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { onHoldTitle } from './on-hold-title.ts'
import { type Contact, StepCard } from './StepCard.tsx'
import { Track } from './Track.tsx'
import { nextStepWords } from './words/words.ts'

interface ApplicationStepProps {
  kind: ApplicationStepKind
  application: ApplicationView
  contact: Contact
  reload: () => void
}

/** What an application asks for, or that it asks for nothing. */
export function ApplicationStep({ kind, application, contact, reload }: ApplicationStepProps) {
  const w = useWords(nextStepWords)
  const { alerts, pay } = useWords(statusWords)
  const locale = useLocale()
  const paths = usePaths()
  const translate = useTranslate()
  const { id, course, correction, answerBy, feePaise, owed } = application
  const held = { isChecked: isChecked(owed.state), mayPayAgain: mayPay(owed) }
  // The first is what the card is about.
  const [, second] = alertsOf(application)
  // That a correction comes before the approval goes without saying.
  const last = second && second !== 'pending' && <LastLine kind={second} application={application} reload={reload} />
  switch (kind) {
    case 'correction':
    case 'documents':
      return (
        <StepCard
          title={kind === 'documents' ? w.documents(course, correction?.documentsToReplace ?? 0) : w.correction(course)}
          contact={contact}
          about={['application', id]}
          action={
            <a href={paths.applicationUpdate({ course, id })} className="button primary">
              {alerts.update}
            </a>
          }
        >
          <p>{alerts.correct}</p>
          {correction && <CorrectionText correction={correction} />}
          {last}
          <OpenFeePayment application={application} reload={reload} isMain={false} />
        </StepCard>
      )
    case 'application-fee':
      return (
        <StepCard
          title={w.fee.title}
          contact={contact}
          about={['application', id]}
          facts={[[pay.fee, formatPaise(feePaise)]]}
          action={<PayNow application={application} onRefused={reload} />}
        >
          <p>{alerts.unpaid(course)}</p>
          <FeeMessage application={application} />
          <p>{w.fee.text}</p>
          <OpenWindow application={application} />
          <OpenFeePayment application={application} reload={reload} />
        </StepCard>
      )
    case 'fee-on-hold':
      return (
        <StepCard
          title={owed.state === 'refunding' ? w.onHold.refunding : onHoldTitle(held, w.onHold)}
          contact={contact}
          about={['application', id]}
          action={
            held.isChecked && (
              <a href={paths.helpAbout('application', id)} className="button primary">
                {w.onHold.contact}
              </a>
            )
          }
        >
          {/* The panel of an undecided payment explains itself. */}
          {owed.state !== 'undecided' && <p>{translate(owed.message)}</p>}
          {owed.state === 'refunding' && <p>{translate(FEE_BACK_NEXT)}</p>}
          <OpenFeePayment application={application} reload={reload} />
        </StepCard>
      )
    case 'waiting':
      return (
        <StepCard title={waitingTitle()} contact={contact} about={['application', id]}>
          <WaitingText application={application} isDaySaid />
          <Track />
        </StepCard>
      )
    case 'rejected':
      return (
        <StepCard
          title={alerts.rejected(course)}
          contact={contact}
          about={['application', id]}
          action={
            <>
              <a href={paths.enrollAs(FORM_SLUGS[course])} className="button primary">
                {alerts.applyAgain}
              </a>
              <a href={paths.helpAbout('application', id)}>{alerts.askUs}</a>
            </>
          }
        >
          <RejectionText application={application} />
          {last}
          <OpenFeePayment application={application} reload={reload} isMain={false} />
        </StepCard>
      )
  }

  function waitingTitle(): string {
    if (answerBy === null) return w.waiting.title
    return isLate(answerBy) ? w.waiting.late : w.waiting.until(formatLongDay(answerBy, locale))
  }
}
