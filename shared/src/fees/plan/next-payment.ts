import { isToPay } from '../../payments/owed/states.ts'
import type { DueView } from './fee-plan.ts'
import { byDate } from './totals.ts'

/** What a student pays next: everything that is due on one day, or everything that is overdue. */
export interface NextPayment {
  /** By date. Each is paid on its own. */
  dues: readonly [DueView, ...DueView[]]
  /** Of all of them, in whole paise. */
  amountPaise: number
  /** The day of the first, `YYYY-MM-DD`; null without a date. */
  dueOn: string | null
  isOverdue: boolean
}

/** What is to be paid next of these dues; null if nothing waits for the student. */
export function nextPayment(all: readonly DueView[]): NextPayment | null {
  const [first, ...later] = all.filter(({ owed }) => isToPay(owed.state)).toSorted(byDate)
  if (first === undefined) return null
  const { dueOn, isOverdue } = first
  const isTogether = (due: DueView) => (isOverdue ? due.isOverdue : dueOn !== null && due.dueOn === dueOn)
  const dues = [first, ...later.filter(isTogether)] as const
  return { dues, amountPaise: dues.reduce((sum, due) => sum + due.money.leftPaise, 0), dueOn, isOverdue }
}
