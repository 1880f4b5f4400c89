import { boundsOf, OWN_AMOUNT_TITLES, ownAmountError, paidOften } from '@pravesh/shared/fees/dues/own-amount'
import { DUE_ACTION_LABELS, isOwnAmount, type OwnAmountAction } from '@pravesh/shared/fees/fee-kinds'
import { feeOrderTable } from '@pravesh/shared/fees/pay/wire'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { invalid, Problem } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'
import { findDues } from '../dues/find-dues.ts'
import { newDue } from '../dues/new-due.ts'
import type { FeeAccount } from '../fee-account.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import type { FeeOrder } from './fee-order.ts'

interface OwnAmountOptions {
  payload: Payload
  account: FeeAccount
  order: FeeOrder & { action: OwnAmountAction }
}

/** Dues of one action that a student may start without paying any. */
const MAX_UNPAID = 15
const MAX_ATTEMPTS = 20

/**
 * The due of an amount that the student entered: an open one of the same amount, or a new one. Throws a Problem: 400 for
 * an amount out of bounds, 409 when the student has paid as often as staff allow.
 */
export async function ownAmountDue({ payload, account, order }: OwnAmountOptions): Promise<FeeDue> {
  const bounds = boundsOf(order.action, await feeSettings(payload))
  checkOrder(order, ownAmountError(order.amountPaise, bounds))
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const dues = (await findDues(payload, account)).filter(({ action }) => action === order.action)
    refuseExcess({ action: order.action, dues, times: bounds.times })
    const unpaid = dues.filter(({ status }) => status === 'open')
    const same = unpaid.find(({ amountPaise }) => amountPaise === order.amountPaise)
    if (same) return same
    const { action, title, amountPaise } = order
    refuseMore(action, unpaid.length)
    const instalment = Math.max(0, ...dues.map((due) => due.instalment)) + 1
    const data = newDue(account, { action, instalment, title, amountPaise, dueOn: null })
    // If a concurrent request has taken the number, look at the dues again.
    await insertIfAbsent({ payload, collection: 'fee-dues', data })
  }
  throw new Error(`No free number for a due found in ${MAX_ATTEMPTS} attempts.`)
}

function checkOrder({ action, title }: OwnAmountOptions['order'], amountError: string | null): void {
  const { fields } = feeOrderTable
  if (title !== OWN_AMOUNT_TITLES[action]) {
    const message = 'Your application has no such fee. Reload the page and choose a fee.'
    throw invalid([{ field: fields.title.name, code: 'notAnOption', message }])
  }
  if (amountError) throw invalid([{ field: fields.amountPaise.name, code: 'range', message: amountError }])
}

interface ExcessOptions {
  action: OwnAmountAction
  /** Those of the action. */
  dues: readonly FeeDue[]
  times: number
}

/** Throws a Problem (409) when the student has paid as often as staff allow. */
function refuseExcess({ action, dues, times }: ExcessOptions): void {
  if (dues.filter(({ status }) => status === 'paid' || status === 'refunded').length < times) return
  const publicMessage = `${paidOften(action, times)}, so you do not need to pay it again.`
  throw new Problem({ code: 'ALREADY_PAID', status: 409, publicMessage })
}

function refuseMore(action: OwnAmountAction, unpaid: number): void {
  if (unpaid < MAX_UNPAID) return
  const fee = DUE_ACTION_LABELS[action].toLowerCase()
  const publicMessage = `You have started many payments of the ${fee}. Complete one of them under My Payments.`
  throw new Problem({ code: 'TOO_MANY_STARTED', status: 409, publicMessage })
}

/** Throws a Problem (409) for a due of an own amount when the student has paid as often as staff allow. */
export async function refusePaidOften(payload: Payload, due: FeeDue): Promise<void> {
  const { action } = due
  if (!isOwnAmount(action)) return
  const { times } = boundsOf(action, await feeSettings(payload))
  const dues = (await findDues(payload, due)).filter((each) => each.action === action && each.id !== due.id)
  refuseExcess({ action, dues, times })
}
