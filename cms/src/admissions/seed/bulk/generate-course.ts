import type { EventKind } from '@pravesh/shared/admissions/status/events'
import type { ApplicationStatus } from '@pravesh/shared/admissions/status/status'
import { reasons } from '../data/applicants.ts'
import { pick } from '../pick.ts'

/** How far an invented application came. */
export interface GeneratedCourse {
  status: ApplicationStatus
  /** What happened, the first being that it was sent. */
  events: { kind: Exclude<EventKind, 'note'>; hours: number; text: string }[]
}

const event = (kind: Exclude<EventKind, 'note'>, hours: number, text = '') => ({ kind, hours, text })
const sent = event('submitted', 0)
const paid = event('paid', 1)
const sentBack = event('sent-back', 30, reasons.sentBack)

const unpaid: GeneratedCourse = { status: 'SUBMITTED', events: [sent] }
const waiting: GeneratedCourse = { status: 'SUBMITTED', events: [sent, paid] }
const withStudent: GeneratedCourse = { status: 'SENT_BACK', events: [sent, paid, sentBack] }
const corrected: GeneratedCourse = { status: 'RESUBMITTED', events: [sent, paid, sentBack, event('resubmitted', 50)] }
const approved: GeneratedCourse = { status: 'APPROVED', events: [sent, paid, event('approved', 40)] }
const papersAsked: GeneratedCourse = {
  status: 'APPROVED_SENT_BACK',
  events: [sent, paid, event('approved', 40), event('sent-back', 90, reasons.papersAsked)],
}
const rejected: GeneratedCourse = { status: 'REJECTED', events: [sent, paid, event('rejected', 60, reasons.rejected)] }

/** While a session is open there is something of everything; later nearly all is decided. */
const OPEN = [unpaid, waiting, approved, withStudent, unpaid, approved, corrected, waiting, papersAsked, rejected]
const OVER = [approved, approved, rejected, approved, unpaid, approved, approved, rejected, approved, papersAsked]

/** What became of the application of a number. */
export function generateCourse(number: number, isSessionOpen: boolean): GeneratedCourse {
  return pick(isSessionOpen ? OPEN : OVER, number, 13)
}
