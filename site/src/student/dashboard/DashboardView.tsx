import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { nextPayment } from '@pravesh/shared/fees/plan/next-payment'
import type { Dashboard } from '@pravesh/shared/student/dashboard/dashboard'
import { isAbout } from '@pravesh/shared/student/dashboard/step'
import { ApplicationCard } from '../../admissions/status/ApplicationCard.tsx'
import { isReplaced, isSettledApplication } from '../../admissions/status/alerts-of.ts'
import { FeeAlerts } from '../../fees/dashboard/FeeAlerts.tsx'
import { FeeSections } from '../../fees/dashboard/FeeSections.tsx'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { Chosen } from './Chosen.tsx'
import { DashboardNotices } from './DashboardNotices.tsx'
import { NextStepCard } from './next/NextStepCard.tsx'
import type { Contact } from './next/StepCard.tsx'
import { Tip } from './Tip.tsx'

const ShortCalendar = lazyPart(() => import('../../allotment/calendar/ShortCalendar.tsx'))

interface DashboardViewProps {
  dashboard: Dashboard
  contact: Contact
  reload: () => void
}

/** What to do next, then the fees of an admitted student and the applications. (spec 1, 2 and 4) */
export function DashboardView({ dashboard, contact, reload }: DashboardViewProps) {
  // A process of the version before, which may run beside, sends no notices and no merit processes.
  const { next, applications, plans, merit = [], notices = [] } = dashboard
  const explainedIn = (plan: FeePlan) =>
    next.kind === 'due' && next.applicationId === plan.applicationId ? (nextPayment(plan.dues)?.dues ?? []) : []
  const isDone = (each: Dashboard['applications'][number]) =>
    isAbout(next, each.id) || isSettledApplication(each) || isReplaced(each, applications)
  const cards = (shown: Dashboard['applications']) =>
    shown.map((application) => (
      <ApplicationCard
        key={application.id}
        application={application}
        replaced={isReplaced(application, applications)}
        isExplained={isAbout(next, application.id)}
        isMain={false}
        reload={reload}
      />
    ))
  return (
    <>
      <NextStepCard dashboard={dashboard} contact={contact} reload={reload} />
      {merit.map(({ processId, ...days }) => (
        <ShortCalendar key={processId} processId={processId} {...days} />
      ))}
      <Tip />
      <DashboardNotices notices={notices} />
      {cards(applications.filter((each) => !isDone(each)))}
      {plans.map((plan) => (
        <div key={plan.applicationId} className="dashboard-fees">
          <Chosen plan={plan} />
          <FeeAlerts plan={plan} explained={explainedIn(plan)} reload={reload} />
          <FeeSections plan={plan} explained={explainedIn(plan)} reload={reload} />
        </div>
      ))}
      {cards(applications.filter(isDone))}
    </>
  )
}
