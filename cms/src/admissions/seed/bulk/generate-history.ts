import type { EventKind } from '@pravesh/shared/admissions/status/events'
import type { ApplicationStatus } from '@pravesh/shared/admissions/status/status'
import { pick } from '../pick.ts'
import { en as reasons } from '../words/en.ts'

/** Status and events of a generated application. */
export interface GeneratedHistory {
  status: ApplicationStatus
  /** Starts with the submission. */
  events: { kind: Exclude<EventKind, 'note'>; hours: number; text: string }[]
}

const event = (kind: Exclude<EventKind, 'note'>, hours: number, text = '') => ({ kind, hours, text })
const sent = event('submitted', 0)
const paid = event('paid', 1)
const sentBack = event('sent-back', 30, reasons.sentBack)

const unpaid: GeneratedHistory = { status: 'SUBMITTED', events: [sent] }
const waiting: GeneratedHistory = { status: 'SUBMITTED', events: [sent, paid] }
const withStudent: GeneratedHistory = { status: 'SENT_BACK', events: [sent, paid, sentBack] }
const corrected: GeneratedHistory = { status: 'RESUBMITTED', events: [sent, paid, sentBack, event('resubmitted', 50)] }
const approved: GeneratedHistory = { status: 'APPROVED', events: [sent, paid, event('approved', 40)] }
const documentsRequested: GeneratedHistory = {
  status: 'APPROVED_SENT_BACK',
  events: [sent, paid, event('approved', 40), event('sent-back', 90, reasons.documentsRequested)],
}
const rejected: GeneratedHistory = { status: 'REJECTED', events: [sent, paid, event('rejected', 60, reasons.rejected)] }

/** Applications of the open session are in every state; those of past sessions are nearly all decided. */
const OPEN = [
  unpaid,
  waiting,
  approved,
  withStudent,
  unpaid,
  approved,
  corrected,
  waiting,
  documentsRequested,
  rejected,
]
const OVER = [
  approved,
  approved,
  rejected,
  approved,
  unpaid,
  approved,
  approved,
  rejected,
  approved,
  documentsRequested,
]

export function generateHistory(number: number, isSessionOpen: boolean): GeneratedHistory {
  return pick(isSessionOpen ? OPEN : OVER, number, 13)
}
