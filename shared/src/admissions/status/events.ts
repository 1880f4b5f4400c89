/** What can happen to an application, and how its history tells it. */
import { type ApplicationMove, MOVE_LABELS } from './status.ts'

export const EVENT_KINDS = [
  'submitted',
  'paid',
  'sent-back',
  'resubmitted',
  'approved',
  'rejected',
  'reopened',
  'document-verified',
  'document-rejected',
  'note',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** How each is told to staff. */
export const EVENT_LABELS: Record<EventKind, string> = {
  submitted: 'Sent in',
  paid: 'Application fee paid',
  'sent-back': MOVE_LABELS.sendBack.done,
  resubmitted: MOVE_LABELS.resubmit.done,
  approved: MOVE_LABELS.approve.done,
  rejected: MOVE_LABELS.reject.done,
  reopened: MOVE_LABELS.reopen.done,
  'document-verified': 'Document verified',
  'document-rejected': 'Document not accepted',
  note: 'Note',
}

/** What each move is written down as. */
export const EVENT_OF_MOVE = {
  approve: 'approved',
  reject: 'rejected',
  sendBack: 'sent-back',
  resubmit: 'resubmitted',
  reopen: 'reopened',
} as const satisfies Record<ApplicationMove, EventKind>

/** How the applicant reads it; what is not here is the staff's own work and not told. */
const TOLD_TO_STUDENT: Partial<Record<EventKind, string>> = {
  submitted: 'You sent the application',
  paid: 'You paid the application fee',
  'sent-back': 'We asked you for corrections',
  resubmitted: 'You sent your corrections',
  approved: 'We approved the application',
  rejected: 'We rejected the application',
  reopened: 'We look at the application again',
}

/** An event in the words for the applicant; null for those that are not told. */
export function visibleToStudent(kind: EventKind): string | null {
  return TOLD_TO_STUDENT[kind] ?? null
}
