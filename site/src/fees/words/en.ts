import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { count } from '../../lib/text.ts'

export const en = {
  payNow: 'Pay Now',
  payFees: 'Pay Fees',
  paid: 'PAID',
  /** A paid fee by the office's review. */
  reviewed: { PENDING: 'PAID · being checked', APPROVED: 'PAID', REJECTED: 'PAID · not accepted' },
  unpaid: 'UNPAID',
  failed: 'Failed',
  incomplete: 'Not completed',
  waiting: 'Waiting for your bank',
  mismatch: 'Being checked',
  clearing: 'Waiting for your cheque',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  overdue: 'Overdue',
  receipt: 'Receipt',
  feePlan: 'See your fee plan',
  payments: 'My Payments',
  /** Names the fee for the screen reader on buttons that repeat. */
  forFee: (fee: string) => `for ${fee}`,
  fee: (action: string, title: string) => `${action}, ${title}`,
  dueOn: (day: string) => `Due on ${day}`,
  inDays: (days: number) => (days === 0 ? 'today' : `in ${count(days, 'day', 'days')}`),
  paidOn: (day: string) => `Paid on ${day}`,
  noDate: 'No due date',
  reviewReason: 'Message from our office',
  notes: {
    seatReceipt: 'Receipts of your seat',
    gross: (amount: string) => `The fee is ${amount}.`,
    charge: (amount: string) => `Returned cheque: ${amount}.`,
    lateFee: (amount: string) => `Late fee: ${amount}.`,
    paidAndLeft: (paid: string, left: string) => `${paid} is paid, ${left} is left.`,
    clearing: (amount: string) => `Your cheque of ${amount} is with the bank.`,
    refunded: (amount: string) => `We have refunded ${amount} of this payment.`,
    refunding: (amount: string) =>
      `A refund of ${amount} is on its way. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days.`,
    duplicateRefunded: (amount: string, id: string) =>
      `You had already paid this fee. We have refunded the payment of ${amount} (${id}).`,
    duplicate: (amount: string, id: string) =>
      `You had already paid this fee. We are refunding the payment of ${amount} (${id}). You do not have to do anything.`,
  },
  courses: 'Find Our Degree Courses',
  whatToDo: 'See what to do next',
  dashboard: {
    tuition: 'Tuition Fees',
    other: 'Other Fees',
    next: 'Next instalment',
    allPaid: 'You have paid all the tuition fees. Thank you.',
    past: 'Past tuition payments',
    overdueTitle: (n: number) => `${count(n, 'fee is', 'fees are')} overdue`,
    overdueText: (amount: string) =>
      `Pay ${amount} now. If you cannot pay at the moment, talk to us. We’ll find a way with you.`,
    payOverdue: 'See the fees and pay',
    contact: 'Contact us',
    paidCount: (paid: number, all: number) => `${paid} of ${all} paid`,
    ownAmount: (min: string, max: string) => `You enter the amount: ${min} to ${max}`,
    none: 'Nothing to pay',
  },
}
