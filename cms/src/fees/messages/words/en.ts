/** The text of the messages about fees, in English. `{fee}` stands for a variable. */
export const en = {
  facts: { amount: 'Amount', transaction: 'Transaction ID', application: 'Application', dueOn: 'Due on' },
  'fee-paid': {
    title: 'Fee received',
    subject: 'We received {amount}: {fee}',
    heading: 'We received your fee',
    body: 'Thank you. We received your payment of {amount} for {fee}. Your receipt is under My Payments.',
    button: 'See my payments',
  },
  'fee-reviewed': {
    title: 'Fee payment checked',
    button: 'See my payments',
    reason: 'Message from our team:',
    decisions: {
      APPROVED: {
        subject: 'We approved your payment: {fee}',
        heading: 'We approved your payment',
        body: 'We checked your payment of {amount} for {fee} again and approved it. You do not need to do anything.',
      },
      REJECTED: {
        subject: 'We could not approve your payment: {fee}',
        heading: 'We could not approve your payment',
        body: 'We received {amount} for {fee}, but could not approve it for the reason below. Do not pay again. Write to us through the contact form, and give the transaction ID.',
      },
    },
  },
  'fee-reminder': {
    title: 'Fee reminder',
    upcoming: {
      subject: '{fee} is due on {day}',
      heading: 'A fee is due soon',
      body: '{fee} of {amount} is due on {day}. You can pay it online. If you have just paid, you do not need to do anything.',
    },
    overdue: {
      subject: '{fee} was due on {day}',
      heading: 'A fee is overdue',
      body: '{fee} of {amount} was due on {day}, and we have not received it yet. Pay it online, or contact us if you cannot pay now. If you have just paid, you do not need to do anything.',
    },
    button: 'See my fee plan',
    more: 'You can pay under',
    link: 'My Payments',
  },
}
