import { formatRoundPaise } from '../../platform/money.ts'
import { recordOf } from '../../platform/record-of.ts'
import { DUE_ACTION_LABELS, FEE_KINDS, OWN_AMOUNT_ACTIONS, type OwnAmountAction } from '../fee-kinds.ts'
import type { FeeSettings, OwnAmountBounds } from './fee-settings.ts'

/** The only choice of each action; `feestype` on the wire. */
export const OWN_AMOUNT_TITLES = recordOf(OWN_AMOUNT_ACTIONS, (action) => FEE_KINDS[action].name)

export function boundsOf(action: OwnAmountAction, settings: FeeSettings): OwnAmountBounds {
  return settings[FEE_KINDS[action].setting]
}

/** Why an amount cannot be paid, as a sentence for the student; null when it can. */
export function ownAmountError(amountPaise: number, { minPaise, maxPaise }: OwnAmountBounds): string | null {
  if (amountPaise >= minPaise && amountPaise <= maxPaise) return null
  return `Enter an amount from ${formatRoundPaise(minPaise)} to ${formatRoundPaise(maxPaise)}.`
}

/** How often a fee has been paid, as the beginning of a sentence for the student and staff. */
export function paidOften(action: OwnAmountAction, times: number): string {
  return `You have paid the ${DUE_ACTION_LABELS[action].toLowerCase()} ${times === 1 ? 'once' : `${times} times`}`
}
