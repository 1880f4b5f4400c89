import { BANK_DAYS } from '../bank-days.ts'
import { ISSUE_MESSAGES } from '../issues.ts'
import type { OwedAction, OwedState } from './states.ts'

/** Labels for staff. */
export const OWED_LABELS: Record<OwedState, string> = {
  notStarted: 'Not paid',
  opened: 'Payment page opened, not paid',
  undecided: 'Waiting for the bank',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Payment page closed, not paid',
  checking: 'Wrong amount, being checked',
  clearing: 'Cheque with the bank',
  refunding: 'Being refunded',
  refunded: 'Refunded',
  notOwed: 'Not owed',
}

/** The message of each state for students, on every screen. */
export const OWED_MESSAGES: Record<OwedState, string> = {
  notStarted: 'You have not paid this yet.',
  opened: 'You opened the payment page, but we know of no payment there. You can pay now.',
  undecided:
    'Your bank has not confirmed this payment yet. We keep asking, so do not pay again now. This can take a few minutes.',
  paid: 'Thank you. We have received your payment.',
  failed: `This payment did not go through. You can try again. If money left your account, your bank usually returns it within ${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days.`,
  expired: 'The payment page closed before you paid. You can pay now.',
  checking: ISSUE_MESSAGES.mismatch,
  clearing: 'We have received your cheque. It counts when the bank has paid it, so do not pay again.',
  refunding: `Your money is on its way back to you. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days.`,
  refunded: 'We have refunded this payment.',
  notOwed: 'You do not need to pay this.',
}

/** For an undecided payment, once another one is offered. */
export const REPEAT_MESSAGE =
  'Your bank has not confirmed this payment yet. You can wait, or pay again. If both payments go through, we refund one of them.'

/** For a fee that is to be paid again. */
export const AGAIN_MESSAGE = 'We have refunded your earlier payment. You can pay this fee again.'

export function owedMessage(state: OwedState, action: OwedAction | null): string {
  return state === 'undecided' && action === 'pay' ? REPEAT_MESSAGE : OWED_MESSAGES[state]
}
