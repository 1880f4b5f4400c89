import { type ConcessionRequest, DOCUMENT_FIELD, type DueChange } from '@pravesh/shared/fees/changes/staff-calls'
import { CONCESSION_LABELS, type ConcessionKind } from '@pravesh/shared/fees/dues/concession-kinds'
import { percentPaise } from '@pravesh/shared/fees/dues/concessions'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { staffKey } from '../../foundation/person-key.ts'
import { invalid, notFound } from '../../foundation/problem.ts'
import type { FeeDue, MoneyApproval } from '../../payload-types.ts'
import { requestApproval, type SentProof, storeProof } from '../../payments/index.ts'
import { storedDay } from '../dues/day.ts'
import { findDue } from '../dues/find-dues.ts'
import { dueDescription } from '../pay/start-due-payment.ts'
import type { FeeStaff } from '../review/fee-staff.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { requireReducible } from './change-rules.ts'

interface RequestOptions {
  payload: Payload
  id: string
  staff: FeeStaff
  now: Date
}

/**
 * Asks for a concession on an open fee. Throws a Problem: 400, also without a document where the settings demand one, 404, 409
 * when it is more than is left.
 */
export async function requestConcession(
  options: RequestOptions & { asked: ConcessionRequest; document: SentProof | null },
): Promise<MoneyApproval> {
  const { payload, staff, asked, document, now } = options
  const due = await openDue(options)
  const { kind, percent, reason } = asked
  const amountPaise = asked.amountPaise ?? percentPaise(due.amountPaise, percent ?? 0)
  requireReducible(due, amountPaise)
  await requireDocument({ payload, kind, document })
  const share = percent === undefined ? '' : ` (${percent} %)`
  const stored = document && (await storeProof({ payload, person: staffKey(staff.id), proof: document }))
  return requestApproval({
    ...{ payload, kind: 'concession', subject: subjectOf(due), amountPaise, reason, staff, now },
    change: `${CONCESSION_LABELS[kind]}: ${formatPaise(amountPaise)} less${share}`,
    request: { kind },
    documentId: stored?.id ?? null,
  }).catch(async (error: unknown) => {
    // Without its request, nothing refers to the document.
    if (stored) await payload.delete({ collection: 'payment-proofs', id: stored.id })
    throw error
  })
}

async function requireDocument({
  payload,
  kind,
  document,
}: Pick<RequestOptions, 'payload'> & { kind: ConcessionKind; document: SentProof | null }): Promise<void> {
  if (document !== null || !(await feeSettings(payload)).concessionDocuments.includes(kind)) return
  const message = `Upload the letter or certificate. The fee settings ask for one: ${CONCESSION_LABELS[kind]}.`
  throw invalid([{ field: DOCUMENT_FIELD, code: 'required', message }])
}

/** Asks for another amount or date of an open fee. Throws a Problem: 400, 404, 409 when it is less than was paid. */
export async function requestChange(options: RequestOptions & { asked: DueChange }): Promise<MoneyApproval> {
  const { payload, staff, asked, now } = options
  const due = await openDue(options)
  const { amountPaise = null, dueOn, reason } = asked
  if (amountPaise === null) {
    const day = storedDay(dueOn ?? '')
    return requestApproval({
      ...{ payload, kind: 'due-date', subject: subjectOf(due), amountPaise, reason, staff, now },
      change: `Due on ${formatLongDay(day)}${due.dueOn ? ` instead of ${formatLongDay(due.dueOn)}` : ''}`,
      request: { dueOn: day },
    })
  }
  requireReducible(due, due.amountPaise - amountPaise)
  return requestApproval({
    ...{ payload, kind: 'due-amount', subject: subjectOf(due), amountPaise, reason, staff, now },
    change: `${formatPaise(amountPaise)} instead of ${formatPaise(due.amountPaise)}`,
    request: {},
  })
}

async function openDue({ payload, id }: RequestOptions): Promise<FeeDue> {
  const due = await findDue(payload, id)
  if (due === null) throw notFound('fee')
  return due
}

function subjectOf(due: FeeDue) {
  const { id, studentId, college, course } = due
  return { id, studentId, description: dueDescription(due), college, course }
}
