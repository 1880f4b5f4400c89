import type { SimulatorPayment } from '../../../payload-types.ts'
import type { ActName } from './acts.ts'

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
  } satisfies Record<ActName, string>,
} as const
