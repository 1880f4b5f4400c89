/** The states of what a student owes. */
export const OWED_STATES = [
  'notStarted',
  'opened',
  'undecided',
  'paid',
  'failed',
  'expired',
  'checking',
  'clearing',
  'refunding',
  'refunded',
  'notOwed',
] as const
export type OwedState = (typeof OWED_STATES)[number]

export const OWED_ACTIONS = ['pay', 'check'] as const
/** Pay, now or again, or ask the bank again. */
export type OwedAction = (typeof OWED_ACTIONS)[number]

const group =
  (...states: OwedState[]) =>
  (state: OwedState): boolean =>
    states.includes(state)

/** Paid, and nothing goes back. */
export const isPaidFor = group('paid')
/** Money has arrived, even if it goes back. */
export const hasArrived = group('paid', 'refunding', 'refunded')
/** Money that arrived is refunded, or is on its way back. */
export const goesBack = group('refunding', 'refunded')
/** Worth asking the bank while a student looks. */
export const isWatched = group('opened', 'undecided')
/** Still to be paid by the student. Paying may have to wait. */
export const isToPay = group('notStarted', 'opened', 'failed', 'expired')
/** A payment that was begun and has not arrived. A page that closed unused is forgotten. */
export const isUnfinished = group('opened', 'failed')
/** Neither the bank nor staff have decided yet. */
export const isOnHold = group('undecided', 'checking', 'clearing')

/** The bank reported another amount. Staff check it, and the student has to write to them. */
export const isChecked = group('checking')

/** Whether a screen offers to pay now. */
export function mayPay({ action }: { action: OwedAction | null }): boolean {
  return action === 'pay'
}
