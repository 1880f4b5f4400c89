import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { BANK_LATE_DAYS, REPEAT_AFTER_MINUTES } from '@pravesh/shared/payments/schedule'

export const en = {
  success: {
    title: 'Your payment',
    text: 'We are confirming your payment with the bank.',
  },
  failure: {
    title: 'Payment not completed',
    text: 'You came back from the payment page without a completed payment. If you did pay, the bank tells us and we record it.',
  },
  noScript: 'Turn on JavaScript to see the result here. Your dashboard also shows it.',
  facts: {
    id: 'Transaction id',
    idHint: 'Once the payment is complete, its receipt is under My Payments.',
    amount: 'Amount',
    checked: 'Last checked',
  },
  /** What the page says once the server has answered. */
  states: {
    paid: {
      title: 'Payment successful',
      /** Where the payer goes next, by what was paid. */
      going: {
        fee: 'Taking you to your dashboard…',
        'application-fee': 'Taking you to what happens next…',
        order: 'Taking you to your order…',
        'recorded-course': 'Taking you to your course…',
        seat: 'Taking you to your seat…',
      },
    },
    opened: {
      title: 'You have not paid yet',
      money: 'No. You came back from the payment page before a payment was started there.',
      next: 'Nothing. We record a payment only once the bank confirms one.',
      todo: 'Pay now, with any way to pay. If you paid in another window or app, wait a moment: this page changes by itself.',
    },
    undecided: {
      title: 'Waiting for your bank',
      money:
        'If you approved the payment in your app or on the bank’s page, the money may already have left your account.',
      next: 'We keep asking the bank for a day, also when you close this page. This page changes as soon as the bank answers, and so do your dashboard and My Payments.',
      todo: `Wait. If the bank has not answered after ${REPEAT_AFTER_MINUTES} minutes, you can pay again. If both payments go through, we refund one of them.`,
    },
    failed: {
      title: 'Payment not completed',
      money: `We have not received this payment. If money left your account all the same, your bank usually returns it within ${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days. In rare cases it still reaches us.`,
      next: `We ask the bank again for ${BANK_LATE_DAYS} days. If the payment reaches us late, we record it. If you have paid again by then, we refund the late payment.`,
      todo: 'You can try again now, with the same or another way to pay.',
    },
    expired: {
      title: 'The payment page has closed',
      money: 'No. The page closed before a payment was started there.',
      next: 'Nothing. It is still to be paid.',
      todo: 'You can pay now, on a new payment page.',
    },
    checking: {
      title: 'We’re checking this payment',
      money: 'The bank has reported a payment to us. It is not lost.',
      next: 'Our accounts team sees it and either counts it or refunds it.',
      todo: 'Do not pay again. Contact us, and send us the transaction id.',
    },
    clearing: {
      title: 'We’re waiting for the bank to pay your cheque',
      money: 'Not yet. The money leaves your account when your bank pays the cheque.',
      next: 'What the cheque pays counts as soon as the bank has paid it. If the bank returns it, we tell you.',
      todo: 'You do not have to do anything. Do not pay again.',
    },
    refunding: {
      title: 'Your refund is on its way',
      money: 'Yes, and we have sent it back to the account or card that you paid from.',
      next: `Your bank shows it within ${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days. You get an e-mail about the refund.`,
      todo: 'You do not have to do anything. If you see nothing after that, send us the transaction id.',
    },
    refunded: {
      title: 'Payment refunded',
      money: `The money goes back to the account or card that you paid from. Banks need ${BANK_DAYS.min} to ${BANK_DAYS.max} bank working days to show it.`,
      next: 'You do not have to do anything.',
      todo: 'If you see nothing after that, send us the transaction id and we’ll ask the bank with you.',
    },
    duplicate: {
      title: 'You paid twice',
      money: 'Yes. Both payments reached us, and we need only one of them.',
      next: 'We send this payment back to the account or card that you paid from. You get an e-mail about the refund.',
      todo: `You do not have to do anything. If you see nothing after ${BANK_DAYS.max} working days, send us the transaction id.`,
    },
    notOwed: {
      title: 'You do not need to pay this',
      money: 'We have not received a payment. If money left your account all the same, it comes back to you.',
      next: 'If a payment reaches us late, we refund it.',
      todo: 'You do not have to do anything. Your dashboard says what became of it.',
    },
    unreachable: {
      title: 'Your payment',
      money: 'We cannot reach the portal at the moment. That does not change your payment.',
      next: 'We keep trying while this page is open. The portal also asks the bank without this page.',
      todo: 'Check your connection. You can close this page and look at your dashboard later.',
    },
  },
  headings: { money: 'Has money left your account?', next: 'What happens next', todo: 'What you can do' },
  offline: 'We cannot reach the portal. We’ll keep trying.',
  pay: 'Pay Now',
  starting: 'One moment…',
  noAddress: 'We could not reach the payment page. You have not paid anything. Try again in a minute.',
  check: 'Check my payment',
  checking: 'Checking…',
  again: 'Try again',
  back: 'Back to Dashboard',
  contact: 'Ask us about this payment',
}
