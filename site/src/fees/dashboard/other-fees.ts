import { DUE_ACTIONS, type DueAction } from '@pravesh/shared/fees/fee-kinds'
import type { DueView, FeePlan, OwnAmount } from '@pravesh/shared/fees/plan/fee-plan'
import { isSettled } from '../due-view.ts'

/** The cards of "Other Fees": every kind but tuition, which has a section of its own. (spec 1, 2) */
const OTHER_ACTIONS = DUE_ACTIONS.filter((action) => action !== 'TUITION')

export interface OtherFee {
  action: DueAction
  all: number
  paid: number
  /** The next due of this kind to pay. */
  next: DueView | null
  /** Null unless the student enters the amount. */
  own: OwnAmount | null
}

/** One entry for each kind of fee other than tuition. */
export function otherFees({ dues, ownAmounts }: Pick<FeePlan, 'dues' | 'ownAmounts'>): OtherFee[] {
  return OTHER_ACTIONS.map((action) => {
    const mine = dues.filter((due) => due.action === action)
    return {
      action,
      all: mine.length,
      paid: mine.filter(isSettled).length,
      next: mine.find((due) => !isSettled(due)) ?? null,
      own: ownAmounts.find((own) => own.action === action && own.remaining > 0) ?? null,
    }
  })
}
