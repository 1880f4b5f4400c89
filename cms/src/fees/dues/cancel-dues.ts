import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { OPEN_STATUSES } from '@pravesh/shared/payments/status'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { FeeDue } from '../../payload-types.ts'
import { findDues } from './find-dues.ts'

interface CancelOptions {
  payload: Payload
  applicationId: string
}

/** Why the approval of an application cannot be withdrawn, as sentences for staff: fees are paid or being paid. */
export async function paidFeeObstacles({ payload, applicationId }: CancelOptions): Promise<string[]> {
  const dues = await findDues(payload, { applicationId })
  const paid = dues.filter(({ status }) => status === 'paid')
  const named = paid.map((due) => `${nameOf(due)} (${formatRoundPaise(due.amountPaise)})`).join(', ')
  const pending = await dueBeingPaid(payload, dues)
  return [
    ...(paid.length === 0 ? [] : [`The student has paid fees: ${named}. Ask the accounts to refund them first.`]),
    ...(pending === null
      ? []
      : [`The student is paying a fee: ${nameOf(pending)}. Try again when the bank has confirmed or refused it.`]),
  ]
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
}

/** A due with an attempt that its bank has not decided; null when there is none. */
async function dueBeingPaid(payload: Payload, dues: readonly FeeDue[]): Promise<FeeDue | null> {
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
