import { REJECTIONS, type RejectionCode } from './rejection.ts'
import { type ApplicationStatus, DECISION_LABELS, decisionOf, STATUS_LABELS } from './status.ts'

interface StatusFacts {
  status: ApplicationStatus
  rejectionCode?: RejectionCode | null | undefined
}

interface ShownStatus {
  decision: string
  stage: string
}

/** What students read as the status of an application: one that its student carried over was not rejected. (spec 3, 2.1) */
export function shownStatus({ status, rejectionCode }: StatusFacts): ShownStatus {
  const carried = rejectionCode === 'carried-over' && REJECTIONS[rejectionCode].staff
  return {
    decision: carried || DECISION_LABELS[decisionOf(status)],
    stage: carried || STATUS_LABELS[status].student,
  }
}
