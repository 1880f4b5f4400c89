import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import { APPROVAL_STATUSES, isWaiting } from '@pravesh/shared/payments/approvals/approvals'
import type { Payload } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { Problem } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'
import { offlineUnderWay } from '../../payments/index.ts'
import { dueBeingPaid } from '../dues/cancel-dues.ts'
import { movablePaise, type PlanBasis } from './plan-preview.ts'

interface RefuseOptions {
  payload: Payload
  basis: PlanBasis
}

/** Throws a Problem (409) while the instalments of a student cannot be changed, with the reason. */
export async function refuseChange({ payload, basis }: RefuseOptions): Promise<void> {
  const { account, dues } = basis
  if (!account.isApproved) throw conflict('NOT_APPROVED', 'This application is not approved now.')
  if (dues.every((due) => movablePaise(due) === 0)) throw conflict('NOTHING_LEFT', 'Nothing of the course fee is left.')
  const open = dues.filter(({ status }) => status === 'open')
  const pending = await dueBeingPaid(payload, open)
  if (pending) {
    throw conflict('BEING_PAID', `The student is paying “${pending.title}”. Try again when the bank has decided.`)
  }
  const held = open.find(({ heldPaise }) => (heldPaise ?? 0) > 0)
  if (held) throw conflict('CLEARING', `A cheque for “${held.title}” is with the bank. Try again when it is decided.`)
  const subjectIds = open.map(({ id }) => id)
  if (await offlineUnderWay({ payload, studentId: account.studentId, subjectIds })) {
    throw conflict('UNDER_WAY', 'An offline payment of these fees waits for a second person. Decide on it first.')
  }
  await refuseWaiting(payload, open)
  await refuseRefunds(payload, subjectIds)
}

/** A concession or another change that was approved later would find its fee replaced. */
async function refuseWaiting(payload: Payload, dues: readonly FeeDue[]): Promise<void> {
  const where = {
    and: [{ subjectId: { in: dues.map(({ id }) => id) } }, { status: { in: APPROVAL_STATUSES.filter(isWaiting) } }],
  }
  const [waiting] = await readRows({ payload, collection: 'money-approvals', where, fields: ['change'], limit: 1 })
  if (!waiting) return
  throw conflict('WAITING', `“${waiting.change}” waits for a second person. Decide on it first.`)
}

/** A part that is refunded is owed again, so that the new instalments would be too small. */
async function refuseRefunds(payload: Payload, subjectIds: readonly string[]): Promise<void> {
  const where = { and: [{ subjectId: { in: [...subjectIds] } }, { refundHeldPaise: { greater_than: 0 } }] }
  const payments = await readRows({
    payload,
    collection: 'payments',
    where,
    fields: ['refundHeldPaise', 'refundedPaise', 'issue'],
    limit: MAX_PAYMENTS,
  })
  const isUnderWay = payments.some(({ refundHeldPaise, refundedPaise, issue }) => {
    return !issue && (refundHeldPaise ?? 0) > (refundedPaise ?? 0)
  })
  if (isUnderWay) throw conflict('REFUNDING', 'A payment of these fees is being refunded. Try again afterwards.')
}

/** Far more than a student makes. */
const MAX_PAYMENTS = 200

export function requireTuition({ action }: FeeDue): void {
  if (action === 'TUITION') return
  throw conflict('NO_INSTALMENTS', `The ${DUE_ACTION_LABELS[action].toLowerCase()} is not paid in instalments.`)
}

export function conflict(code: string, publicMessage: string): Problem {
  return new Problem({ code, status: 409, publicMessage })
}
