/** Events in the history of an application. */
import { type ApplicationMove, MOVE_LABELS } from './status.ts'

export const EVENT_KINDS = [
  'submitted',
  'paid',
  'fee-refunded',
  'sent-back',
  'resubmitted',
  'approved',
  'rejected',
  'recalled',
  'approval-withdrawn',
  'reopened',
  'seats-exceeded',
  'document-verified',
  'document-rejected',
  'note',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Labels for staff. */
export const EVENT_LABELS: Record<EventKind, string> = {
  submitted: 'Submitted',
  paid: 'Application fee paid',
  'fee-refunded': 'Application fee refunded',
  'sent-back': MOVE_LABELS.sendBack.done,
  resubmitted: MOVE_LABELS.resubmit.done,
  approved: MOVE_LABELS.approve.done,
  rejected: MOVE_LABELS.reject.done,
  recalled: MOVE_LABELS.recall.done,
  'approval-withdrawn': MOVE_LABELS.withdraw.done,
  reopened: MOVE_LABELS.reopen.done,
  'seats-exceeded': 'Approved above the number of seats',
  'document-verified': 'Document verified',
  'document-rejected': 'Document not accepted',
  note: 'Note',
}

/** The event that each move records. */
export const EVENT_OF_MOVE = {
  approve: 'approved',
  reject: 'rejected',
  sendBack: 'sent-back',
  resubmit: 'resubmitted',
  recall: 'recalled',
  withdraw: 'approval-withdrawn',
  reopen: 'reopened',
} as const satisfies Record<ApplicationMove, EventKind>

/** Events that take back a decision or a request for corrections. */
const TAKEN_BACK: readonly EventKind[] = ['recalled', 'approval-withdrawn', 'reopened']

export function isTakenBack(kind: EventKind): boolean {
  return TAKEN_BACK.includes(kind)
}

/** Labels for students. Events without one are internal to staff. */
const STUDENT_LABELS: Partial<Record<EventKind, string>> = {
  submitted: 'You sent the application',
  paid: 'You paid the application fee',
  'fee-refunded': 'We refunded the application fee',
  'sent-back': 'We asked you for corrections',
  resubmitted: 'You sent your corrections',
  approved: 'We approved the application',
  rejected: 'We rejected the application',
  recalled: 'We ended our request for corrections',
  'approval-withdrawn': 'We withdrew the approval',
  reopened: 'We reopened the application',
}

/** The label of an event for students; null if the event is internal to staff. */
export function studentLabel(kind: EventKind): string | null {
  return STUDENT_LABELS[kind] ?? null
}
