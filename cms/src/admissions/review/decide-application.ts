import { DOCUMENT_KINDS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { approvalObstacles } from '@pravesh/shared/admissions/status/approval'
import { EVENT_OF_MOVE } from '@pravesh/shared/admissions/status/events'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import {
  afterMove,
  type DocumentState,
  isRejected,
  MOVE_LABELS,
  staffMoves,
} from '@pravesh/shared/admissions/status/status'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { invalid, Problem } from '../../platform/problem.ts'
import { type ApplicationRecord, findOneApplication } from '../applications/application-record.ts'
import { endedKey, liveKey } from '../applications/live-key.ts'
import { applyChange } from '../changes/apply-change.ts'
import { documentsOf } from '../uploads/index.ts'
import type { StaffMember } from './staff-member.ts'

interface DecideOptions {
  payload: Payload
  staff: StaffMember
  id: string
  decision: StaffDecision
  now: Date
}

/**
 * Approves, rejects, sends back or reopens an application, if the rules allow it from where it is. Throws a Problem:
 * 400 without a reason, 404, 409 when the move cannot be made (any more).
 */
export function decideApplication(options: DecideOptions): Promise<ApplicationRecord> {
  const { payload, staff, id, decision, now } = options
  const reason = multiLine(decision.reason)
  const { move } = decision
  if (reason === '' && (move === 'reject' || move === 'sendBack')) {
    throw invalid([{ field: 'reason', code: 'required', message: 'Write the reason: the student reads it.' }])
  }
  return applyChange({
    payload,
    id,
    now,
    decide: async (application) => {
      const { status, revision } = application
      if (decision.revision !== undefined && decision.revision !== revision) throw changedMeanwhile()
      const next = afterMove(status, move)
      if (next === null) throw cannot(move, 'It was decided on in the meantime. Please open it again.')
      const documents = await documentStates(payload, application)
      const feePaid = Boolean(application.feePaidAt)
      const obstacles = move === 'approve' ? approvalObstacles({ feePaid, documents }) : []
      if (obstacles.length > 0) throw cannot(move, obstacles.join(' '))
      if (!staffMoves({ status, feePaid }).includes(move)) throw cannot(move, 'The rules do not allow it now.')
      const key = keyAfter(application, isRejected(next))
      if (move === 'reopen') await refuseTaken(payload, key)
      return {
        data: {
          status: next,
          liveKey: key,
          decisionReason: reason,
          ...(decision.move === 'sendBack' && {
            correction: correctionOf({ parts: decision.parts, reason, documents, now }),
          }),
        },
        happened: { kind: EVENT_OF_MOVE[move], by: staff.name, staffId: staff.id, text: reason },
      }
    },
  })
}

type StateOfDocument = { kind: DocumentKind; state: DocumentState }

async function documentStates(payload: Payload, application: ApplicationRecord): Promise<StateOfDocument[]> {
  const { studentId, documents } = application
  const files = await documentsOf({ payload, studentId, ids: Object.values(documents) })
  return DOCUMENT_KINDS.flatMap((kind) => {
    if (documents[kind] === undefined) return []
    // A file that is gone cannot have been accepted.
    return [{ kind, state: files.find(({ id }) => id === documents[kind])?.state ?? 'REJECTED' }]
  })
}

interface CorrectionOptions {
  parts: readonly string[]
  reason: string
  documents: readonly StateOfDocument[]
  now: Date
}

function correctionOf({ parts, reason, documents, now }: CorrectionOptions) {
  const refused = documents.filter(({ state }) => state === 'REJECTED').map(({ kind }) => kind)
  return { parts: [...new Set(parts)], documents: refused, reason, askedAt: now.toISOString() }
}

/** A rejected application lets the student apply again; every other one is the one that counts. */
function keyAfter({ id, studentId, course, sessionYear }: ApplicationRecord, hasEnded: boolean): string {
  return hasEnded ? endedKey(id) : liveKey({ studentId, course, sessionYear })
}

async function refuseTaken(payload: Payload, key: string): Promise<void> {
  const other = await findOneApplication(payload, { liveKey: { equals: key } })
  if (other !== null) throw cannot('reopen', `The student has applied again since: ${other.number}.`)
}

function cannot(move: StaffDecision['move'], why: string): Problem {
  const publicMessage = `${MOVE_LABELS[move].button}: this cannot be done now. ${why}`
  return new Problem({ code: 'NOT_ALLOWED', status: 409, publicMessage })
}

function changedMeanwhile(): Problem {
  const publicMessage = 'This application was changed since you opened it. Please look at it again.'
  return new Problem({ code: 'CHANGED', status: 409, publicMessage })
}
