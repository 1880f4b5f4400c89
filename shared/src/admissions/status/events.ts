/** Events in the history of an application. */
import { DUPLICATE_VERDICT_LABELS } from '../duplicates/duplicates.ts'
import { type ApplicationMove, MOVE_LABELS } from './status.ts'

export const EVENT_KINDS = [
  'submitted',
  'paid',
  'fee-refunded',
  'fee-carried',
  'carried-over',
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
  'message',
  'axis-set',
  'claim-checked',
  'same-person',
  'other-person',
  'duplicate-open',
  'note',
  'assigned',
  'unassigned',
  'handed-over',
  'taken-over',
  'reading-proposed',
  'reading-disputed',
  'reading-void',
  'corrected',
  'deadline-moved',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Labels for staff. */
export const EVENT_LABELS: Record<EventKind, string> = {
  submitted: 'Submitted',
  paid: 'Application fee paid',
  'fee-refunded': 'Application fee refunded',
  'fee-carried': 'Application fee taken from an earlier session',
  'carried-over': 'Carried over to the next session by the student',
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
  message: 'Message sent',
  'axis-set': 'Result noted',
  'claim-checked': 'Claim checked',
  'same-person': DUPLICATE_VERDICT_LABELS.same,
  'other-person': DUPLICATE_VERDICT_LABELS.different,
  'duplicate-open': 'Approved with a possible duplicate',
  note: 'Note',
  assigned: 'Assigned',
  unassigned: 'Assignment ended',
  'handed-over': 'Handed over',
  'taken-over': 'Taken over',
  'reading-proposed': 'Decided first, waits for a second reader',
  'reading-disputed': 'Second reader disagrees, waits for a third',
  'deadline-moved': 'Last day of the corrections changed',
  corrected: 'Corrected by the student in the correction window',
  'reading-void': 'First decision is void, because the application changed',
}

/** Events that are changes of an application. The others are remarks, and say who works on it. */
export type ChangeKind = Exclude<
  EventKind,
  | 'message'
  | 'note'
  | 'seats-exceeded'
  | 'same-person'
  | 'other-person'
  | 'duplicate-open'
  | 'assigned'
  | 'unassigned'
  | 'handed-over'
  | 'taken-over'
  | 'reading-void'
>

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

/** Changes during which a reading goes on: staff note what they find out. */
const GOES_ON: readonly EventKind[] = [
  'reading-proposed',
  'reading-disputed',
  'document-verified',
  'document-rejected',
  'axis-set',
  'claim-checked',
]

/** Whether a change makes the stored decisions void, because they were about another state of the application. */
export function endsReading(kind: EventKind): boolean {
  return !GOES_ON.includes(kind)
}

/** Labels for students. Events without one are internal to staff. */
const STUDENT_LABELS: Partial<Record<EventKind, string>> = {
  submitted: 'You sent the application',
  paid: 'You paid the application fee',
  'fee-refunded': 'We refunded the application fee',
  'fee-carried': 'The application fee of an earlier session counts',
  'carried-over': 'You carried the application over to the next session',
  'sent-back': 'We asked you for corrections',
  resubmitted: 'You sent your corrections',
  corrected: 'You corrected your application',
  'deadline-moved': 'We changed the last day for your corrections',
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
