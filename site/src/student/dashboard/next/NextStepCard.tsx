import { nextPayment } from '@pravesh/shared/fees/plan/next-payment'
import type { Dashboard } from '@pravesh/shared/student/dashboard/dashboard'
import { NoApplication } from '../../../admissions/status/NoApplication.tsx'
import { lazyPart } from '../../../forms/lazy-part.tsx'
import { usePaths, useWords } from '../../../forms/locale.ts'
import { RecordName } from '../../../forms/RecordName.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import { ApplicationStep } from './ApplicationStep.tsx'
import { CourseStep } from './CourseStep.tsx'
import { DraftStep } from './DraftStep.tsx'
import { DueStep } from './DueStep.tsx'
import { HeldStep } from './HeldStep.tsx'
import { OrderStep } from './OrderStep.tsx'
import { type Contact, StepCard } from './StepCard.tsx'
import { nextStepWords } from './words/words.ts'

const MeritStep = lazyPart(() => import('./merit/MeritStep.tsx'))

interface NextStepCardProps {
  dashboard: Dashboard
  contact: Contact
  reload: () => void
}

/** What the student has to do next. The server has chosen it. */
export function NextStepCard({ dashboard: { next, applications, plans }, contact, reload }: NextStepCardProps) {
  const w = useWords(nextStepWords)
  const paths = usePaths()
  const translate = useTranslate()
  switch (next.kind) {
    case 'start':
      return <NoApplication />
    case 'draft':
      return <DraftStep draft={next} contact={contact} />
    case 'due': {
      const plan = plans.find(({ applicationId }) => applicationId === next.applicationId)
      const payment = plan ? nextPayment(plan.dues) : null
      return plan && payment && <DueStep plan={plan} payment={payment} contact={contact} reload={reload} />
    }
    case 'order-payment':
    case 'parcel':
    case 'order':
      return <OrderStep kind={next.kind} order={next.order} contact={contact} />
    case 'course-payment':
      return <CourseStep payment={next.payment} contact={contact} reload={reload} />
    case 'video':
      return (
        <StepCard
          title={(next.isNew ? w.video.start : w.video.goOn)(translate(next.title))}
          contact={contact}
          facts={[[w.video.progress, w.video.watched(next.watched, next.all)]]}
          action={
            <a href={paths.courseContent(next.courseId)} className="button primary">
              {w.video.button}
            </a>
          }
        >
          <p>
            <RecordName name={next.courseName} />
          </p>
        </StepCard>
      )
    case 'payment-on-hold':
      return <HeldStep payment={next.payment} contact={contact} />
    case 'all-paid':
      return (
        <StepCard
          title={w.allPaid.title}
          contact={contact}
          action={
            <a href={paths.feePlan} className="button">
              {w.allPaid.button}
            </a>
          }
        >
          <p>{w.allPaid.text}</p>
        </StepCard>
      )
    case 'merit':
      return <MeritStep applicationId={next.applicationId} task={next.task} contact={contact} />
    default: {
      const application = applications.find(({ id }) => id === next.applicationId)
      return (
        application && <ApplicationStep kind={next.kind} application={application} contact={contact} reload={reload} />
      )
    }
  }
}
