import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { invalid } from '../../foundation/problem.ts'
import { whoMay } from '../../staff/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { intakeOf } from '../seats/count-seats.ts'
import { takeSeat } from '../seats/take-seat.ts'
import { DecisionRefused } from './judge-decision.ts'

interface SeatOptions {
  payload: Payload
  application: ApplicationRecord
  decision: StaffDecision
  staff: { mayExceedSeats?: boolean }
  /** Whether the first reader, whose decision takes effect, may exceed the seats. */
  isExceedAllowed?: boolean | undefined
  now: Date
}

/**
 * Takes the seat for an approval; no other decision needs one. Returns why it exceeds the number of seats; empty if it does not.
 * The seat of an approval that waits for a second reader is free again with the write that stores it. Throws a Problem
 * when no seat is free: 409, or 400 if the member of staff may exceed it and gave no reason.
 */
export async function approvalSeat(options: SeatOptions): Promise<string> {
  const { payload, application, decision, staff, now } = options
  const intake = intakeOf(application)
  if (decision.move !== 'approve' || intake === null) return ''
  const reason = multiLine(decision.seatsExceeded ?? '')
  const mayExceed = (staff.mayExceedSeats === true || options.isExceedAllowed === true) && reason !== ''
  const seat = await takeSeat({ payload, application, intake, mayExceed, now })
  if (seat?.isExceeded) return reason
  if (seat) return ''
  if (!staff.mayExceedSeats) {
    throw new DecisionRefused('approve', { group: 'seats', why: noSeat() })
  }
  const message = 'All seats of this college are taken. Enter why you approve one more. Only staff see it.'
  throw invalid([{ field: 'seatsExceeded', code: 'required', message }])
}

/** Why an approval without a free seat is refused. */
export function noSeat(): string {
  return `All seats of this college are taken. Only ${whoMay('exceed seats')} can approve more.`
}
