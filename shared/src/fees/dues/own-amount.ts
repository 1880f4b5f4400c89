import { formatRoundPaise } from '../../platform/money.ts'
import { DUE_ACTION_LABELS, type OwnAmountAction } from './due.ts'
import type { FeeSettings, OwnAmountBounds } from './fee-settings.ts'

/** The only choice of each action; `feestype` on the wire. */
export const OWN_AMOUNT_TITLES: Record<OwnAmountAction, string> = { TOUR: 'Tour', LIBRARY: 'Library' }

export function boundsOf(action: OwnAmountAction, { tour, library }: FeeSettings): OwnAmountBounds {
  return { TOUR: tour, LIBRARY: library }[action]
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
