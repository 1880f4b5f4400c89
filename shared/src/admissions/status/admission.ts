import { isToPay, type OwedState } from '../../payments/owed/states.ts'
import type { DraftSummary } from '../form/draft-place.ts'
import { type ApplicationStatus, isApproved, isLive, isRejected, isReopened, isWithApplicant } from './status.ts'

/** How far the admission of a student is: what the pages say that are about no single application. */
export const ADMISSION_STATES = [
  'none',
  /** A form is begun, and none was sent. */
  'draft',
  'unpaid',
  /** The fee has not arrived, and there is nothing to do. */
  'feeOpen',
  /** The fee arrived with a wrong amount, which staff check. */
  'feeChecked',
  /** The fee goes back. */
  'feeBack',
  'correction',
  'waiting',
  /** Staff took back a decision. */
  'reopened',
  'rejected',
  'approved',
] as const
export type AdmissionState = (typeof ADMISSION_STATES)[number]

export interface Admission {
  /** Of all applications: an approval counts most, then what is under way. */
  overall: AdmissionState
  newest: AdmissionState
}

interface ApplicationFacts {
  status: ApplicationStatus
  owed: { state: OwedState }
}

/** `applications` are newest first. A form that is begun counts before the first one. */
export function admissionOf(applications: readonly ApplicationFacts[], draft: DraftSummary | null): Admission {
  const [newest] = applications
  if (newest === undefined) {
    const state = draft === null ? 'none' : 'draft'
    return { overall: state, newest: state }
  }
  const decisive =
    applications.find(({ status }) => isApproved(status)) ?? applications.find(({ status }) => isLive(status)) ?? newest
  return { overall: stateOf(decisive), newest: stateOf(newest) }
}

function stateOf({ status, owed }: ApplicationFacts): AdmissionState {
  if (isApproved(status)) return 'approved'
  if (isRejected(status)) return 'rejected'
  if (isWithApplicant(status)) return 'correction'
  if (isToPay(owed.state)) return 'unpaid'
  if (owed.state === 'checking') return 'feeChecked'
  if (owed.state === 'refunding') return 'feeBack'
  if (owed.state !== 'paid') return 'feeOpen'
  return isReopened(status) ? 'reopened' : 'waiting'
}
