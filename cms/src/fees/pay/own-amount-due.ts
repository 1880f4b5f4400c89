import type { OwnAmountBounds } from '@pravesh/shared/fees/dues/fee-settings'
import { boundsOf, isWithin, OWN_AMOUNT_TITLES } from '@pravesh/shared/fees/dues/own-amount'
import { isOwnAmount, type OwnAmountAction } from '@pravesh/shared/fees/fee-kinds'
import { feeOrderTable } from '@pravesh/shared/fees/pay/wire'
import { feeReplies } from '@pravesh/shared/fees/replies/words/words'
import { formatRoundPaise } from '@pravesh/shared/platform/money'
import { reasoned, refused } from '@pravesh/shared/platform/replies/said'
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
  checkOrder(order, bounds)
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

function checkOrder({ action, title, amountPaise }: OwnAmountOptions['order'], bounds: OwnAmountBounds): void {
  const { fields } = feeOrderTable
  if (title !== OWN_AMOUNT_TITLES[action]) {
    throw invalid([{ field: fields.title.name, code: 'notAnOption', ...reasoned(feeReplies, 'NO_SUCH_FEE') }])
  }
  if (isWithin(amountPaise, bounds)) return
  const values = { min: formatRoundPaise(bounds.minPaise), max: formatRoundPaise(bounds.maxPaise) }
  throw invalid([{ field: fields.amountPaise.name, code: 'range', ...reasoned(feeReplies, 'AMOUNT_OUTSIDE', values) }])
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
  const code = times === 1 ? 'PAID_ONCE' : 'PAID_OFTEN'
  throw new Problem({ ...refused(feeReplies, code, { fee: action, times }), status: 409 })
}

function refuseMore(action: OwnAmountAction, unpaid: number): void {
  if (unpaid < MAX_UNPAID) return
  throw new Problem({ ...refused(feeReplies, 'TOO_MANY_STARTED', { fee: action }), status: 409 })
}

/** Throws a Problem (409) for a due of an own amount when the student has paid as often as staff allow. */
export async function refusePaidOften(payload: Payload, due: FeeDue): Promise<void> {
  const { action } = due
  if (!isOwnAmount(action)) return
  const { times } = boundsOf(action, await feeSettings(payload))
  const dues = (await findDues(payload, due)).filter((each) => each.action === action && each.id !== due.id)
  refuseExcess({ action, dues, times })
}
