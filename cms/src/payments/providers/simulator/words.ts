import type { SimulatorPayment } from '../../../payload-types.ts'
import type { ActName } from './acts.ts'
import type { RefundActName } from './refund-acts.ts'
import type { SimulatedRefund } from './refunds.ts'

/** Text of the simulated payment page. */
export const words = {
  title: 'Payment',
  brand: 'Test Bank',
  banner: 'Simulator: no money moves',
  bannerText: 'This page stands in for a payment provider, so that you can try the portal.',
  amount: 'Amount',
  for: 'For',
  transaction: 'Transaction',
  state: 'State',
  states: {
    open: 'Not paid yet',
    waiting: 'Waiting for the bank',
    declined: 'Declined by the bank',
    done: 'Paid',
  } satisfies Record<SimulatorPayment['state'], string>,
  finished: 'This payment is complete.',
  back: 'Back to the merchant',
  expired: 'This page has expired.',
  cancel: 'Back to the merchant without paying',
  choices: 'What should happen?',
  misbehave: 'Simulate a provider error',
  acts: {
    pay: 'Pay',
    fail: 'Fail',
    wait: 'Leave pending',
    close: 'Close',
    'pay-twice': 'Pay, and send the report twice',
    'pay-report-first': 'Pay, and send the report before the browser returns',
    'pay-silently': 'Pay, and send no report',
    'pay-less': 'Pay one paisa too little',
    'pay-late': 'Pay after this page has expired',
  } satisfies Record<ActName, string>,
  refunds: 'Refunds',
  noRefunds: 'The merchant has not refunded anything.',
  refundStates: {
    pending: 'waiting for the bank',
    done: 'refunded',
    failed: 'refused',
  } satisfies Record<SimulatedRefund['state'], string>,
  refundModes: 'What should happen to refunds?',
  refundActs: {
    'refunds-complete': 'Complete all refunds',
    'refunds-complete-twice': 'Complete them, and send each report twice',
    'refunds-hold': 'Leave new refunds pending',
    'refunds-refuse': 'Refuse all refunds',
  } satisfies Record<RefundActName, string>,
} as const
