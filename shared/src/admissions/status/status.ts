/**
 * Every status of an application, every move between them, the groups they are asked for by, and their wording. Statuses are
 * compared here and nowhere else. Whether the fee is paid is told apart from it. (spec 3, 2.1 and 4; decision 0013)
 */

export const APPLICATION_STATUSES = [
  'SUBMITTED',
  'SENT_BACK',
  'RESUBMITTED',
  'APPROVED',
  'APPROVED_SENT_BACK',
  'REJECTED',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const APPLICATION_MOVES = ['approve', 'reject', 'sendBack', 'resubmit', 'reopen'] as const
export type ApplicationMove = (typeof APPLICATION_MOVES)[number]

/** Where each move leads from where; what is not here cannot happen. */
const MOVES: Record<ApplicationMove, Partial<Record<ApplicationStatus, ApplicationStatus>>> = {
  approve: { SUBMITTED: 'APPROVED', RESUBMITTED: 'APPROVED' },
  reject: { SUBMITTED: 'REJECTED', SENT_BACK: 'REJECTED', RESUBMITTED: 'REJECTED' },
  sendBack: {
    SUBMITTED: 'SENT_BACK',
    RESUBMITTED: 'SENT_BACK',
    // An approved student hands in what was still missing, e.g. the complete mark sheet.
    APPROVED: 'APPROVED_SENT_BACK',
  },
  resubmit: { SENT_BACK: 'RESUBMITTED', APPROVED_SENT_BACK: 'APPROVED' },
  // A rejection that was a mistake.
  reopen: { REJECTED: 'RESUBMITTED' },
}

/** Moves that only the applicant makes; all others are the staff's. */
const STUDENT_MOVES: readonly ApplicationMove[] = ['resubmit']

/** Where a move leads; null when it cannot be made from here. */
export function afterMove(status: ApplicationStatus, move: ApplicationMove): ApplicationStatus | null {
  return MOVES[move][status] ?? null
}

/** Statuses from which a move can be made. */
export function statusesBefore(move: ApplicationMove): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter((status) => afterMove(status, move) !== null)
}

interface MoveFacts {
  status: ApplicationStatus
  feePaid: boolean
}

/** The moves that staff may make now. An application is approved only when its fee is paid. */
export function staffMoves({ status, feePaid }: MoveFacts): ApplicationMove[] {
  return APPLICATION_MOVES.filter(
    (move) => !STUDENT_MOVES.includes(move) && afterMove(status, move) !== null && (move !== 'approve' || feePaid),
  )
}

const group =
  (...statuses: ApplicationStatus[]) =>
  (status: ApplicationStatus): boolean =>
    statuses.includes(status)

/** Its owner may change it now. */
export const isWithApplicant = group('SENT_BACK', 'APPROVED_SENT_BACK')
/** The student is admitted. */
export const isApproved = group('APPROVED', 'APPROVED_SENT_BACK')
export const isRejected = group('REJECTED')
/** Counts as the one application of a student for a course and session. */
export const isLive = group('SUBMITTED', 'SENT_BACK', 'RESUBMITTED', 'APPROVED', 'APPROVED_SENT_BACK')
/** Waits for staff. */
export const isWaitingForStaff = group('SUBMITTED', 'RESUBMITTED')

/** All statuses of a group, for queries. */
export function statusesIn(isIn: (status: ApplicationStatus) => boolean): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter(isIn)
}

/** Whose turn it is with an application, in the order of the staff's work. */
export const QUEUES = ['waiting-for-staff', 'waiting-for-fee', 'with-student', 'approved', 'rejected'] as const
export type Queue = (typeof QUEUES)[number]

/** The one queue an application is in. Kept with it, because lists ask for it all the time. */
export function queueOf({ status, feePaid }: MoveFacts): Queue {
  if (isWithApplicant(status)) return 'with-student'
  if (isRejected(status)) return 'rejected'
  if (isApproved(status)) return 'approved'
  return feePaid ? 'waiting-for-staff' : 'waiting-for-fee'
}

/** How staff read each queue. */
export const QUEUE_LABELS: Record<Queue, string> = {
  'waiting-for-staff': 'Waiting for us',
  'waiting-for-fee': 'Waiting for the fee',
  'with-student': 'With the student',
  approved: 'Approved',
  rejected: 'Rejected',
}

/** The three that the wire knows. (spec 3, 3) */
export const DECISIONS = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type Decision = (typeof DECISIONS)[number]

/** What a status is on the wire. */
export function decisionOf(status: ApplicationStatus): Decision {
  if (isApproved(status)) return 'APPROVED'
  return isRejected(status) ? 'REJECTED' : 'PENDING'
}

/** How students read each decision. (spec 3, 2.1) */
export const DECISION_LABELS: Record<Decision, string> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
}

interface StatusWords {
  /** How staff read it. */
  staff: string
  /** How the student reads it. */
  student: string
  /** What happens next, for the student. */
  next: string
}

/** The words of each status. */
export const STATUS_WORDS: Record<ApplicationStatus, StatusWords> = {
  SUBMITTED: {
    staff: 'New',
    student: 'Submitted',
    next: 'We check your details and documents and write to you.',
  },
  SENT_BACK: {
    staff: 'With the student for correction',
    student: 'To be corrected',
    next: 'Please correct the parts named below and send the application again.',
  },
  RESUBMITTED: {
    staff: 'Corrected, to be checked again',
    student: 'Corrected',
    next: 'We check your corrections and write to you.',
  },
  APPROVED: {
    staff: 'Approved',
    student: 'Approved',
    next: 'You are admitted. The admission fee is due within 21 days. You cannot pay it on this site yet: contact us to ask how to pay.',
  },
  APPROVED_SENT_BACK: {
    staff: 'Approved, papers asked for',
    student: 'Approved, to be completed',
    next: 'You are admitted. Please complete the parts named below.',
  },
  REJECTED: {
    staff: 'Rejected',
    student: 'Rejected',
    next: 'Read the reasons below. You can ask us about them.',
  },
}

/** What each move is called on the staff's buttons, and in the history. */
export const MOVE_LABELS: Record<ApplicationMove, { button: string; done: string }> = {
  approve: { button: 'Approve', done: 'Approved' },
  reject: { button: 'Reject', done: 'Rejected' },
  sendBack: { button: 'Send back for correction', done: 'Sent back for correction' },
  resubmit: { button: 'Update Details', done: 'Corrected by the student' },
  reopen: { button: 'Reopen', done: 'Reopened' },
}

/** What staff said of a document. */
export const DOCUMENT_STATES = ['UNCHECKED', 'VERIFIED', 'REJECTED'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export const DOCUMENT_STATE_LABELS: Record<DocumentState, string> = {
  UNCHECKED: 'Not checked yet',
  VERIFIED: 'Verified',
  REJECTED: 'Not accepted',
}
