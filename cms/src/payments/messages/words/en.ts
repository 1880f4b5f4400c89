import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'

/** English text of the messages about payments. `{amount}` marks a variable. */
export const en = {
  'amount-settled': {
    title: 'Wrong amount settled',
    payment: 'Payment',
    button: 'See my account',
    subject: 'You can pay again',
    heading: 'We have settled your payment',
    body: 'Your bank reported another amount than was due for “{description}”, so that payment does not count. We have settled it. If it is still to be paid, you can pay again from your account.',
  },
  'cheque-bounced': {
    title: 'Cheque returned',
    cheque: 'Cheque',
    reason: 'Reason of the bank',
    button: 'See my payments',
    subject: 'Your cheque of {amount} was returned',
    heading: 'The bank returned your cheque',
    body: 'The bank did not pay your cheque of {amount} for “{description}”, so you still owe this. The bank may also charge you. Pay it another way, or contact us.',
  },
  'refund-news': {
    title: 'Refund',
    payment: 'Payment',
    refund: 'Refund',
    button: 'See my account',
    news: {
      duplicate: {
        subject: 'You paid twice: we are refunding {amount}',
        heading: 'We are refunding your second payment',
        body: `We received a second payment of {amount} for “{description}”, which you had already paid. We are returning it to the account that you paid from. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days. You do not need to do anything.`,
      },
      excess: {
        subject: 'You had already paid: we are refunding {amount}',
        heading: 'We are refunding your payment',
        body: `We received your payment of {amount} for “{description}”. You had already paid this as often as you need to, so we are returning it to the account that you paid from. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days. You do not need to do anything.`,
      },
      started: {
        subject: 'We are refunding {amount}',
        heading: 'We are refunding your payment',
        body: `We are refunding {amount} of your payment for “{description}” to the account that you paid from. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} working days. You do not need to do anything.`,
      },
      done: {
        subject: 'We have refunded {amount}',
        heading: 'Your refund is complete',
        body: `We have refunded {amount} of your payment for “{description}”. If your bank does not show it within ${BANK_DAYS.max} working days, ask your bank and give them the IDs below, or contact us.`,
      },
    },
  },
}
