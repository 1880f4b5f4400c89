import { formOf } from '@pravesh/shared/admissions/courses/registry'
import type { Part } from '@pravesh/shared/admissions/questions/parts'
import { approvalObstacles } from '@pravesh/shared/admissions/status/approval'
import { EVENT_OF_MOVE } from '@pravesh/shared/admissions/status/events'
import { requestsFor } from '@pravesh/shared/admissions/status/requests'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { afterMove, isRejected, MOVE_LABELS, staffMoves } from '@pravesh/shared/admissions/status/status'
import type { OwedState } from '@pravesh/shared/payments/owed/states'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { paidFeeObstacles } from '../../fees/index.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import { type ApplicationRecord, findOneApplication, NO_CORRECTION } from '../applications/application-record.ts'
import { endedKey, liveKey } from '../applications/live-key.ts'
import { applyChange } from '../changes/apply-change.ts'
import { owedFee } from '../fee/fee-standing.ts'
import { approvalSeat } from './approval-seat.ts'
import { type SentDocument, sentDocuments } from './sent-documents.ts'
import type { StaffMember } from './staff-member.ts'

/** Staff who decide, some of whom may approve above the number of seats. */
type Decider = StaffMember & { mayExceedSeats?: boolean }

interface DecideOptions {
  payload: Payload
  staff: Decider
  id: string
  decision: StaffDecision
  now: Date
}

/**
 * Makes a move of staff if the state of the application, its documents and fees, and the seats of the college allow it.
 * Throws a Problem: 400 without a required reason, 404, 409 when the move is not possible.
 */
export function decideApplication(options: DecideOptions): Promise<ApplicationRecord> {
  const { payload, staff, id, decision, now } = options
  const reason = multiLine(decision.reason)
  const { move } = decision
  if (reason === '' && NEEDS_REASON.includes(move)) {
    throw invalid([{ field: 'reason', code: 'required', message: 'Enter a reason. The student will see it.' }])
  }
  return applyChange({
    payload,
    id,
    now,
    decide: async (application) => {
      const { status, revision } = application
      if (decision.revision !== undefined && decision.revision !== revision) throw changedMeanwhile()
      const next = afterMove(status, move)
      if (next === null) throw notAllowed(move, alreadyDone(move))
      const documents = await sentDocuments(payload, application)
      const feePaid = Boolean(application.feePaidAt)
      const obstacles = [
        ...(move === 'approve' ? approvalObstacles({ fee: await feeState(options, application), documents }) : []),
        ...(move === 'withdraw' ? await paidFeeObstacles({ payload, applicationId: application.id }) : []),
      ]
      if (obstacles.length > 0) throw notAllowed(move, obstacles.join(' '))
      if (!staffMoves({ status, feePaid }).includes(move))
        throw notAllowed(move, 'The current state of the application does not allow it.')
      const key = keyAfter(application, isRejected(next))
      if (move === 'reopen') await refuseIfInUse(payload, key)
      const rejection = decision.move === 'reject' ? { rejectionCode: decision.code } : null
      const seatsExceeded = decision.move === 'approve' ? await approvalSeat({ ...options, application, decision }) : ''
      return {
        data: {
          status: next,
          liveKey: key,
          decisionReason: reason,
          rejectionCode: rejection?.rejectionCode ?? null,
          ...(decision.move === 'sendBack' && {
            correction: sentBackWith({ application, parts: decision.parts, reason, documents, now }),
          }),
          ...(move === 'recall' && { correction: NO_CORRECTION }),
        },
        event: {
          kind: EVENT_OF_MOVE[move],
          by: staff.name,
          staffId: staff.id,
          text: reason,
          seatsExceeded,
          ...rejection,
        },
      }
    },
  })
}

async function feeState({ payload, now }: DecideOptions, application: ApplicationRecord): Promise<OwedState> {
  return (await owedFee({ payload, application, now })).state
}

const NEEDS_REASON: readonly StaffDecision['move'][] = ['reject', 'sendBack', 'recall', 'withdraw']

function alreadyDone(move: StaffDecision['move']): string {
  return move === 'recall'
    ? 'The student has sent the corrections, or a colleague has decided. Reload the page.'
    : 'A colleague has already decided on this application. Reload the page.'
}

interface CorrectionOptions {
  application: ApplicationRecord
  parts: readonly Part[]
  reason: string
  documents: readonly SentDocument[]
  now: Date
}

/** Parts and documents are for a version before requests, which may run beside this one. */
function sentBackWith({ application, parts, reason, documents, now }: CorrectionOptions) {
  const askedAt = now.toISOString()
  const rejected = documents
    .filter(({ state }) => state === 'REJECTED')
    .map(({ kind, file }) => ({ kind, words: file?.reason || reason }))
  const form = formOf(application.course)
  return {
    parts: [...new Set(parts)],
    documents: rejected.map(({ kind }) => kind),
    reason,
    askedAt,
    requests: requestsFor({ form, parts, rejected, words: reason, requestedAt: askedAt }) as unknown[],
  }
}

/** Frees the live key of a rejected application, so that the student can apply again. */
function keyAfter({ id, studentId, course, sessionYear }: ApplicationRecord, hasEnded: boolean): string {
  return hasEnded ? endedKey(id) : liveKey({ studentId, course, sessionYear })
}

async function refuseIfInUse(payload: Payload, key: string): Promise<void> {
  const other = await findOneApplication(payload, { liveKey: { equals: key } })
  if (other !== null) throw notAllowed('reopen', `The student has since applied again (${other.number}).`)
}

function notAllowed(move: StaffDecision['move'], why: string): Problem {
  const publicMessage = `${MOVE_LABELS[move].button}: you cannot do this now. ${why}`
  return new Problem({ code: 'NOT_ALLOWED', status: 409, publicMessage })
}

function changedMeanwhile(): Problem {
  const publicMessage = 'This application has changed since you opened it. Review it again.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
