import { recordOf } from '../../platform/record-of.ts'
import { DUE_ACTION_LABELS, FEE_KINDS, OWN_AMOUNT_ACTIONS, type OwnAmountAction } from '../fee-kinds.ts'
import type { FeeSettings, OwnAmountBounds } from './fee-settings.ts'

/** The only choice of each action; `feestype` on the wire. */
export const OWN_AMOUNT_TITLES = recordOf(OWN_AMOUNT_ACTIONS, (action) => FEE_KINDS[action].name)

export function boundsOf(action: OwnAmountAction, settings: FeeSettings): OwnAmountBounds {
  return settings[FEE_KINDS[action].setting]
}

/** Whether an amount can be paid. */
export function isWithin(amountPaise: number, { minPaise, maxPaise }: OwnAmountBounds): boolean {
  return amountPaise >= minPaise && amountPaise <= maxPaise
}

/** How often a fee has been paid, as the beginning of a sentence for staff. */
export function paidOften(action: OwnAmountAction, times: number): string {
  return `You have paid the ${DUE_ACTION_LABELS[action].toLowerCase()} ${times === 1 ? 'once' : `${times} times`}`
}
