import type { SimulatorPayment } from '../../../payload-types.ts'
import type { ActName } from './acts.ts'

/** What the pretended provider's page says. */
export const words = {
  title: 'Payment',
  brand: 'Test Bank',
  banner: 'Simulator: no money moves',
  bannerText: 'This page pretends to be a payment provider, so that the portal can be tried out.',
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
  finished: 'This payment is finished.',
  back: 'Back to the merchant',
  choices: 'What should happen?',
  misbehave: 'Misbehave, as real providers sometimes do',
  acts: {
    pay: 'Pay',
    fail: 'Fail',
    wait: 'Leave pending',
    close: 'Close',
    'pay-twice': 'Pay, and report it twice at once',
    'pay-report-first': 'Pay, and report it before the browser returns',
    'pay-silently': 'Pay, and report nothing',
    'pay-less': 'Pay one paisa too little',
  } satisfies Record<ActName, string>,
} as const
