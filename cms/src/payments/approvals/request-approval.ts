import type { ApprovalKind } from '@pravesh/shared/payments/approvals/approvals'
import { multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { MoneyApproval } from '../../payload-types.ts'
import type { StaffMember } from '../staff-member.ts'

interface RequestOptions {
  payload: Payload
  kind: ApprovalKind
  /** The payment or fee, with the place where it belongs. */
  subject: {
    id: string
    studentId: string
    description: string
    college?: string | null
    course?: MoneyApproval['course']
  }
  /** In whole paise; null for a change that is no amount. */
  amountPaise: number | null
  /** What is to be done, in words. */
  change: string
  /** What is to be done, as the handler of the kind reads it. */
  request: Record<string, unknown>
  reason: string
  /** The stored letter or certificate. */
  documentId?: string | null
  staff: StaffMember
  now: Date
}

/**
 * Asks for a second person. Throws a Problem: 400 without a reason, 409 when the same kind of request already waits for the
 * payment or fee.
 */
export async function requestApproval(options: RequestOptions): Promise<MoneyApproval> {
  const { payload, kind, subject, amountPaise, change, request, staff, now } = options
  const reason = multiLine(options.reason)
  if (reason === '') throw invalid([{ field: 'reason', code: 'required', message: 'Enter a reason.' }])
  const { id: subjectId, studentId, description, college, course } = subject
  const waiting = await createIfAbsent({
    payload,
    collection: 'money-approvals',
    data: {
      ...{ kind, subjectId, studentId, description, college, course, amountPaise, change, request, reason },
      document: options.documentId ?? null,
      waitingKey: waitingKey(kind, subjectId),
      status: 'waiting',
      requestedBy: staff.name,
      requestedById: staff.id,
      requestedAt: now.toISOString(),
      attempts: 0,
    },
  })
  if (waiting) return waiting
  const publicMessage = 'A colleague has already asked for this, and a second person has not decided yet.'
  throw new Problem({ code: 'ALREADY_WAITING', status: 409, publicMessage })
}

/** One request of a kind waits for each payment or fee. */
export const waitingKey = (kind: ApprovalKind, subjectId: string) => `${kind}/${subjectId}`
