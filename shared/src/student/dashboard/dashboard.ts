import type { GuardianState } from '../../accounts/guardians/guardian-states.ts'
import type { ApplicationView } from '../../admissions/status/application-view.ts'
import type { ProcessState } from '../../allotment/process/process.ts'
import type { Step } from '../../allotment/process/steps.ts'
import type { NoticeHead } from '../../content/notice-board/notice-view.ts'
import type { FeePlan } from '../../fees/plan/fee-plan.ts'
import type { NextStep } from './step.ts'

/** Everything that the dashboard shows at once, as of one moment. */
export interface Dashboard {
  next: NextStep
  /** Newest first. */
  applications: ApplicationView[]
  /** Of approved applications, newest first. */
  plans: FeePlan[]
  /** The merit processes in which applications are undecided, newest first. */
  merit: MeritDays[]
  /** Those for everybody and for the student's courses, pinned ones first. */
  notices: NoticeHead[]
  /** The consent of a parent or guardian, which a student under 18 needs. */
  guardian: GuardianState
}

/** The days of a merit process. */
interface MeritDays {
  processId: string
  state: ProcessState
  steps: Step[]
}
