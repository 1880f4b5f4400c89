import type { Refusal, RefusalGroup } from '@pravesh/shared/admissions/bulk/refusals'
import { approvalObstacles } from '@pravesh/shared/admissions/status/approval'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import {
  type ApplicationStatus,
  afterMove,
  isRejected,
  MOVE_LABELS,
  staffMoves,
} from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import { paidFeeObstacles } from '../../fees/index.ts'
import { portalOf } from '../../foundation/portal.ts'
import { Problem } from '../../foundation/problem.ts'
import { type ApplicationRecord, findOneApplication } from '../applications/application-record.ts'
import { endedKey, liveKey } from '../applications/live-key.ts'
import { owedFee } from '../fee/fee-standing.ts'
import { type SentDocument, sentDocuments } from './sent-documents.ts'

interface JudgeOptions {
  payload: Payload
  application: ApplicationRecord
  move: StaffDecision['move']
  /** The revision that the decision is based on; undefined for any. */
  revision?: number | undefined
  /** Whether the applicant has an accepted seat of a process that gives the seats of the course. */
  hasAllottedSeat?: boolean
  now: Date
}

/** Finds why an application is not approved one by one, as a sentence for staff; null if it is. */
export type FindApprovalObstacle = (options: {
  payload: Payload
  application: Pick<ApplicationRecord, 'id' | 'course' | 'sessionYear'>
}) => Promise<string | null>

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Says whether another process gives the seats of a course. */
    approvalObstacle: FindApprovalObstacle
  }
}

/** What a decision that is allowed makes of an application. */
interface Allowed {
  next: ApplicationStatus
  liveKey: string
  documents: SentDocument[]
}

/**
 * Whether staff may make a move now, by the state of the application, its documents and its fees. Writes nothing, so that a
 * bulk run can say beforehand what it would do. The seats are not asked here: an approval takes one. (approval-seat.ts)
 */
export async function judgeDecision(options: JudgeOptions): Promise<{ refusal: Refusal } | { allowed: Allowed }> {
  const { payload, application, move, revision } = options
  const { status } = application
  if (revision !== undefined && revision !== application.revision) return refused('changed', CHANGED)
  const next = afterMove(status, move)
  if (next === null) return refused('status', alreadyDone(move))
  const documents = await sentDocuments(payload, application)
  const obstacle = move === 'approve' ? await approvalObstacle(options, documents) : null
  if (obstacle !== null) return { refusal: obstacle }
  const paid = move === 'withdraw' ? await paidFeeObstacles({ payload, applicationId: application.id }) : []
  if (paid.length > 0) return refused('paid-fees', paid.join(' '))
  if (!staffMoves({ status, feePaid: Boolean(application.feePaidAt) }).includes(move)) {
    return refused('status', 'The current state of the application does not allow it.')
  }
  if (move === 'reopen' && application.rejectionCode === 'carried-over') return refused('status', CARRIED)
  const key = keyAfter(application, isRejected(next))
  const other = move === 'reopen' ? await findOneApplication(payload, { liveKey: { equals: key } }) : null
  if (other !== null) return refused('applied-again', `The student has since applied again (${other.number}).`)
  return { allowed: { next, liveKey: key, documents } }
}

const refused = (group: Refusal['group'], why: string) => ({ refusal: { group, why } })

const CARRIED = 'The application goes on in the next session, and its fee counts there.'
const CHANGED = 'This application has changed since you opened it. Review it again.'

function alreadyDone(move: StaffDecision['move']): string {
  return move === 'recall'
    ? 'The student has sent the corrections, or a colleague has decided. Reload the page.'
    : 'A colleague has already decided on this application. Reload the page.'
}

async function approvalObstacle(
  { payload, application, hasAllottedSeat, now }: JudgeOptions,
  documents: readonly SentDocument[],
): Promise<Refusal | null> {
  const why = hasAllottedSeat ? null : await portalOf(payload).approvalObstacle({ payload, application })
  if (why !== null) return { group: 'status', why }
  const fee = (await owedFee({ payload, application, now })).state
  const sentences = approvalObstacles({ fee, documents })
  if (sentences.length === 0) return null
  const isFee = approvalObstacles({ fee, documents: [] }).length > 0
  return { group: isFee ? 'fee' : 'documents', why: sentences.join(' ') }
}

/** Frees the live key of a rejected application, so that the student can apply again. */
function keyAfter({ id, studentId, course, sessionYear }: ApplicationRecord, hasEnded: boolean): string {
  return hasEnded ? endedKey(id) : liveKey({ studentId, course, sessionYear })
}

/** The error (409) for a decision that is not possible now. */
export class DecisionRefused extends Problem {
  readonly refusal: Refusal

  constructor(move: StaffDecision['move'], refusal: Refusal) {
    const { group, why } = refusal
    const isChanged = group === 'changed'
    super({
      code: CODES[group] ?? 'NOT_ALLOWED',
      status: 409,
      publicMessage: isChanged ? why : `${MOVE_LABELS[move].button}: you cannot do this now. ${why}`,
    })
    this.refusal = refusal
  }
}

const CODES: Partial<Record<RefusalGroup, string>> = { changed: 'CHANGED', seats: 'NO_SEAT' }
