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

/** How each is told, to staff and students alike. */
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

/** Events that the applicant may know of; the rest is the staff's own work. */
const TOLD: readonly EventKind[] = ['submitted', 'paid', 'sent-back', 'resubmitted', 'approved', 'rejected', 'reopened']

/** Whether the applicant sees an event of this kind. */
export function isToldToStudent(kind: EventKind): boolean {
  return TOLD.includes(kind)
}
