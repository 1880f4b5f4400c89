import { hasArrived, isOnHold, isToPay } from '../../payments/owed/states.ts'
import type { DueView, FeePlanTotals } from './fee-plan.ts'

const sum = (dues: readonly DueView[], paise: (due: DueView) => number) =>
  dues.reduce((total, due) => total + paise(due), 0)

export function planTotals(dues: readonly DueView[]): FeePlanTotals {
  const settled = dues.filter(({ owed }) => hasArrived(owed.state))
  const onHold = dues.filter(({ owed }) => isOnHold(owed.state))
  const open = dues.filter((due) => !settled.includes(due) && !onHold.includes(due))
  return {
    totalPaise: sum(dues, ({ amountPaise }) => amountPaise),
    paidPaise: sum(dues, (due) => (settled.includes(due) ? due.amountPaise : due.money.paidPaise) - due.refundedPaise),
    refundedPaise: sum(dues, ({ refundedPaise }) => refundedPaise),
    onHoldPaise: sum(onHold, ({ money }) => money.leftPaise) + sum(dues, heldPaise),
    openPaise: sum(open, ({ money }) => money.leftPaise),
    overduePaise: sum(open, ({ money, isOverdue }) => (isOverdue ? money.leftPaise : 0)),
  }
}

/** Reserved for cheques that are being cleared. */
const heldPaise = ({ money }: DueView) => money.heldPaise

/** Dues by date; those without one last. */
export function byDate(one: DueView, other: DueView): number {
  return (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')
}

/** The open due with the earliest date; null when none is open. */
export function nextDue(dues: readonly DueView[]): DueView | null {
  return dues.filter(({ owed: { state } }) => isToPay(state) || isOnHold(state)).toSorted(byDate)[0] ?? null
}
