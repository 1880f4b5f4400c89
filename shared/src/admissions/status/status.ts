/**
 * State machine of applications, with groups of statuses and labels. No other file compares statuses. Whether the fee is
 * paid is independent of the status. (spec 3, 2.1 and 4; decision 0013)
 */

export const APPLICATION_STATUSES = [
  'SUBMITTED',
  'SENT_BACK',
  'RESUBMITTED',
  'REOPENED',
  'APPROVED',
  'APPROVED_SENT_BACK',
  'REJECTED',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const APPLICATION_MOVES = ['approve', 'reject', 'sendBack', 'resubmit', 'recall', 'withdraw', 'reopen'] as const
export type ApplicationMove = (typeof APPLICATION_MOVES)[number]

/** All transitions by move: status → next status. */
const MOVES: Record<ApplicationMove, Partial<Record<ApplicationStatus, ApplicationStatus>>> = {
  approve: { SUBMITTED: 'APPROVED', RESUBMITTED: 'APPROVED', REOPENED: 'APPROVED' },
  reject: { SUBMITTED: 'REJECTED', SENT_BACK: 'REJECTED', RESUBMITTED: 'REJECTED', REOPENED: 'REJECTED' },
  sendBack: {
    SUBMITTED: 'SENT_BACK',
    RESUBMITTED: 'SENT_BACK',
    REOPENED: 'SENT_BACK',
    // An approved student submits missing documents, e.g. the complete mark sheet.
    APPROVED: 'APPROVED_SENT_BACK',
  },
  resubmit: { SENT_BACK: 'RESUBMITTED', APPROVED_SENT_BACK: 'APPROVED' },
  // Ends a request for corrections before the student answers it.
  recall: { SENT_BACK: 'REOPENED', APPROVED_SENT_BACK: 'APPROVED' },
  withdraw: { APPROVED: 'REOPENED' },
  // Reverts a mistaken rejection.
  reopen: { REJECTED: 'REOPENED' },
}

/** Moves of the applicant; all others are for staff. */
const STUDENT_MOVES: readonly ApplicationMove[] = ['resubmit']

/** The status after a move; null if the move is not allowed. */
export function afterMove(status: ApplicationStatus, move: ApplicationMove): ApplicationStatus | null {
  return MOVES[move][status] ?? null
}

/** The statuses that allow a move. */
export function statusesBefore(move: ApplicationMove): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter((status) => afterMove(status, move) !== null)
}

interface MoveFacts {
  status: ApplicationStatus
  feePaid: boolean
}

/** The moves open to staff. Approval requires that the fee is paid. */
export function staffMoves({ status, feePaid }: MoveFacts): ApplicationMove[] {
  return APPLICATION_MOVES.filter(
    (move) => !STUDENT_MOVES.includes(move) && afterMove(status, move) !== null && (move !== 'approve' || feePaid),
  )
}

const group =
  (...statuses: ApplicationStatus[]) =>
  (status: ApplicationStatus): boolean =>
    statuses.includes(status)

/** The student may edit the application. */
export const isWithApplicant = group('SENT_BACK', 'APPROVED_SENT_BACK')
/** The student is admitted. */
export const isApproved = group('APPROVED', 'APPROVED_SENT_BACK')
export const isRejected = group('REJECTED')
/** Counts towards the limit of one application per student, course and session. */
export const isLive = group('SUBMITTED', 'SENT_BACK', 'RESUBMITTED', 'REOPENED', 'APPROVED', 'APPROVED_SENT_BACK')
/** Staff took back a decision, or a request for corrections. */
export const isReopened = group('REOPENED')
/** The student has sent the requested corrections. */
export const isCorrected = group('RESUBMITTED')
export const isWaitingForStaff = group('SUBMITTED', 'RESUBMITTED', 'REOPENED')

export function statusesIn(isIn: (status: ApplicationStatus) => boolean): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter(isIn)
}

/** Work queues, in the order in which staff process them. */
export const QUEUES = ['waiting-for-staff', 'waiting-for-fee', 'with-student', 'approved', 'rejected'] as const
export type Queue = (typeof QUEUES)[number]

/** The queue of an application. Stored with it, because lists filter by it. */
export function queueOf({ status, feePaid }: MoveFacts): Queue {
  if (isWithApplicant(status)) return 'with-student'
  if (isRejected(status)) return 'rejected'
  if (isApproved(status)) return 'approved'
  return feePaid ? 'waiting-for-staff' : 'waiting-for-fee'
}

/** Labels for staff. */
export const QUEUE_LABELS: Record<Queue, string> = {
  'waiting-for-staff': 'Waiting for us',
  'waiting-for-fee': 'Waiting for the fee',
  'with-student': 'With the student',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** The statuses of the contract. (spec 3, 3) */
export const DECISIONS = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type Decision = (typeof DECISIONS)[number]

export function decisionOf(status: ApplicationStatus): Decision {
  if (isApproved(status)) return 'APPROVED'
  return isRejected(status) ? 'REJECTED' : 'PENDING'
}

/** Labels for students. (spec 3, 2.1) */
export const DECISION_LABELS: Record<Decision, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
}

interface StatusLabels {
  staff: string
  student: string
  /** Tells the student what happens next. */
  next: string
}

export const STATUS_LABELS: Record<ApplicationStatus, StatusLabels> = {
  SUBMITTED: {
    staff: 'New',
    student: 'Submitted',
    next: 'We’re checking your details and documents. We’ll write to you.',
  },
  SENT_BACK: {
    staff: 'With the student for correction',
    student: 'Needs correction',
    next: 'Correct the parts listed above and send the application again.',
  },
  RESUBMITTED: {
    staff: 'Corrected, needs another check',
    student: 'Corrected',
    next: 'We’re checking your corrections. We’ll write to you.',
  },
  // Staff took back a decision or a request for corrections.
  REOPENED: {
    staff: 'Reopened, needs another decision',
    student: 'Under review again',
    next: 'We’re checking your application again. We’ll write to you.',
  },
  APPROVED: {
    staff: 'Approved',
    student: 'Approved',
    next: 'You are admitted. Your fee plan shows what to pay and when. You can pay each fee there.',
  },
  APPROVED_SENT_BACK: {
    staff: 'Approved, documents requested',
    student: 'Approved, needs completing',
    next: 'You are admitted. Complete the parts listed above.',
  },
  REJECTED: {
    staff: 'Rejected',
    student: 'Rejected',
    next: 'Read the reason above. You can apply again, or ask us about it.',
  },
}

/** Labels of moves: on buttons for staff, and in the history. */
export const MOVE_LABELS: Record<ApplicationMove, { button: string; done: string }> = {
  approve: { button: 'Approve', done: 'Approved' },
  reject: { button: 'Reject', done: 'Rejected' },
  sendBack: { button: 'Send back for correction', done: 'Sent back for correction' },
  resubmit: { button: 'Update Details', done: 'Corrected by the student' },
  recall: { button: 'Recall from the student', done: 'Recalled from the student' },
  withdraw: { button: 'Withdraw the approval', done: 'Approval withdrawn' },
  reopen: { button: 'Reopen', done: 'Reopened' },
}

/** Result of the document check by staff. */
export const DOCUMENT_STATES = ['UNCHECKED', 'VERIFIED', 'REJECTED'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export const DOCUMENT_STATE_LABELS: Record<DocumentState, string> = {
  UNCHECKED: 'Not checked yet',
  VERIFIED: 'Verified',
  REJECTED: 'Not accepted',
}
