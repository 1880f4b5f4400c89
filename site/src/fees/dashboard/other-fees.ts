import { DUE_ACTIONS, type DueAction } from '@pravesh/shared/fees/fee-kinds'
import type { DueView, FeePlan, OwnAmount } from '@pravesh/shared/fees/plan/fee-plan'
import { goesBack } from '@pravesh/shared/payments/owed/states'
import { isSettled } from '../due-view.ts'

/** The cards of "Other Fees": every kind but tuition, which has a section of its own. (spec 1, 2) */
const OTHER_ACTIONS = DUE_ACTIONS.filter((action) => action !== 'TUITION')

export interface OtherFee {
  action: DueAction
  all: number
  paid: number
  /** One of them, if the money of all went back or is on its way. */
  goneBack: DueView | null
  /** The next due of this kind to pay, or the latest payment of an amount of the student's own that did not arrive. */
  next: DueView | null
  /** Null unless the student enters the amount. */
  own: OwnAmount | null
}

/** One entry for each kind of fee other than tuition. */
export function otherFees({
  dues,
  ownAmounts,
  unfinished,
}: Pick<FeePlan, 'dues' | 'ownAmounts' | 'unfinished'>): OtherFee[] {
  return OTHER_ACTIONS.map((action) => {
    const isOf = (due: DueView) => due.action === action
    const mine = dues.filter(isOf)
    return {
      action,
      all: mine.length,
      paid: mine.filter(isSettled).length,
      goneBack: mine.every(({ owed }) => goesBack(owed.state)) ? (mine.at(-1) ?? null) : null,
      next: [...mine, ...unfinished.filter(isOf)].find((due) => !isSettled(due)) ?? null,
      own: ownAmounts.find((own) => own.action === action && own.remaining > 0) ?? null,
    }
  })
}
