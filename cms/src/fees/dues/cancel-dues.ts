import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { OPEN_STATUSES } from '@pravesh/shared/payments/status'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { FeeDue } from '../../payload-types.ts'
import { offlineUnderWay } from '../../payments/index.ts'
import { changeDueMoney } from './change-due-money.ts'
import { findDues } from './find-dues.ts'
import { planChangesOf } from './plan-changes.ts'

interface CancelOptions {
  payload: Payload
  applicationId: string
}

/**
 * Why the approval of an application cannot be withdrawn, as sentences for staff: fees are paid, also in part, or being paid.
 */
export async function paidFeeObstacles({ payload, applicationId }: CancelOptions): Promise<string[]> {
  const dues = await findDues(payload, { applicationId })
  const paid = dues.filter((due) => due.status === 'paid' || (due.status === 'open' && receivedPaise(due) > 0))
  const named = paid.map((due) => `${nameOf(due)} (${formatRoundPaise(receivedPaise(due))})`).join(', ')
  const held = dues.find((due) => due.status === 'open' && (due.heldPaise ?? 0) > 0)
  const pending = await dueBeingPaid(payload, dues)
  const isEntered = held === undefined && (await hasOfflinePayment(payload, dues))
  return [
    ...(paid.length === 0 ? [] : [`The student has paid fees: ${named}. Ask the accounts to refund them first.`]),
    ...(held
      ? [`A cheque for a fee is with the bank: ${nameOf(held)}. Try again when it has cleared or bounced.`]
      : []),
    ...(pending === null
      ? []
      : [`The student is paying a fee: ${nameOf(pending)}. Try again when the bank has confirmed or refused it.`]),
    ...(isEntered ? [OFFLINE_UNDER_WAY] : []),
  ]
}

const OFFLINE_UNDER_WAY =
  'An offline payment of the fees waits for a second person. Ask the accounts to decide on it first.'

/** What was paid for a due and not refunded, in whole paise. Dues from before there was a ledger were paid by one payment. */
function receivedPaise({ status, amountPaise, paidPaise, refundedPaise }: FeeDue): number {
  const paidAtOncePaise = status === 'paid' ? amountPaise : 0
  return (paidPaise || paidAtOncePaise) - refundedPaise
}

async function hasOfflinePayment(payload: Payload, dues: readonly FeeDue[]): Promise<boolean> {
  const [due] = dues
  if (due === undefined) return false
  const subjectIds = dues.map(({ id }) => id)
  return offlineUnderWay({ payload, studentId: due.studentId, subjectIds })
}

/**
 * Cancels the open dues of an application whose approval was withdrawn, so that students are not reminded of them and
 * cannot pay them. A late payment still counts for its due. Idempotent.
 */
export async function cancelDues({ payload, applicationId }: CancelOptions): Promise<void> {
  const dues = await findDues(payload, { applicationId })
  for (const { id } of dues.filter(({ status }) => status === 'open')) {
    const where: Condition<'fee-dues'> = { and: [{ id: { equals: id } }, { status: { equals: 'open' } }] }
    await changeOne({ payload, collection: 'fee-dues', where, data: { status: 'cancelled' } })
  }
  for (const { id, planChanges } of dues) if (planChanges) await undoPlanChange(payload, id)
}

/** A new approval starts with the instalments of the agreement, so each due has its whole amount again. */
async function undoPlanChange(payload: Payload, id: string): Promise<void> {
  await changeDueMoney({
    payload,
    id,
    change: (due) => {
      const moved = planChangesOf(due)
      if (moved.length === 0 || due.status === 'paid') return null
      const status = due.status === 'refunded' ? due.status : ('cancelled' as const)
      const movedPaise = due.status === 'replaced' ? 0 : moved.reduce((sum, each) => sum + each.movedPaise, 0)
      return { status, amountPaise: due.amountPaise + movedPaise, planChanges: null }
    },
  })
}

/** A due with an attempt that its bank has not decided; null when there is none. */
export async function dueBeingPaid(payload: Payload, dues: readonly FeeDue[]): Promise<FeeDue | null> {
  if (dues.length === 0) return null
  const attempt = await readRow({
    payload,
    collection: 'payments',
    where: {
      and: [
        { subjectId: { in: dues.map(({ id }) => id) } },
        { purpose: { equals: 'fee' } },
        { status: { in: [...OPEN_STATUSES] } },
      ],
    },
  })
  return dues.find(({ id }) => id === attempt?.subjectId) ?? null
}

function nameOf({ action, title }: FeeDue): string {
  return `${DUE_ACTION_LABELS[action]}, ${title}`
}
