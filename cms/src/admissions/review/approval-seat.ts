import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { invalid, Problem } from '../../foundation/problem.ts'
import { whoMay } from '../../staff/index.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { intakeOf } from '../seats/count-seats.ts'
import { takeSeat } from '../seats/take-seat.ts'

interface SeatOptions {
  payload: Payload
  application: ApplicationRecord
  decision: Extract<StaffDecision, { move: 'approve' }>
  staff: { mayExceedSeats?: boolean }
  now: Date
}

/**
 * Takes the seat for an approval. Returns why it exceeds the number of seats; empty if it does not. Throws a Problem
 * when no seat is free: 409, or 400 if the member of staff may exceed it and gave no reason.
 */
export async function approvalSeat(options: SeatOptions): Promise<string> {
  const { payload, application, decision, staff, now } = options
  const intake = intakeOf(application)
  if (intake === null) return ''
  const reason = multiLine(decision.seatsExceeded ?? '')
  const mayExceed = staff.mayExceedSeats === true && reason !== ''
  const seat = await takeSeat({ payload, application, intake, mayExceed, now })
  if (seat?.isExceeded) return reason
  if (seat) return ''
  if (!staff.mayExceedSeats) {
    const publicMessage = `Approve: you cannot do this now. All seats of this college are taken. Only ${whoMay('exceed seats')} can approve more.`
    throw new Problem({ code: 'NO_SEAT', status: 409, publicMessage })
  }
  const message = 'All seats of this college are taken. Enter why you approve one more. Only staff see it.'
  throw invalid([{ field: 'seatsExceeded', code: 'required', message }])
}
