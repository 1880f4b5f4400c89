/** Text of returns in the admin. */
export const returnWords = {
  busy: 'One moment …',
  headings: {
    requested: 'Answer the return request',
    awaited: 'The parcel of the return is awaited',
    received: 'Check the returned books',
  },
  texts: {
    requested:
      'Ask for the parcel if the return is within the policy. The refund follows after you have checked the books. Otherwise reject the request.',
    awaited: 'The buyer knows where to send the books. Nothing is refunded before you have checked them.',
    received: 'Compare the books with what the buyer wrote. Accept the return if they are as described.',
  },
  books: (books: string) => `To return: ${books}.`,
  reason: (reason: string) => `The buyer’s reason: ${reason}.`,
  note: 'The buyer wrote:',

  sendTo: 'Where the buyer sends the books',
  sendToHint:
    'The buyer reads it in an e-mail and under My Orders. Name the address, and who pays: for a fault of ours, we do.',
  noSendTo: 'Enter where the buyer sends the books.',
  ask: 'Ask for the parcel',
  correct: 'Correct where the parcel goes',
  sendAgain: 'Send the corrected address',
  rejectInstead: { requested: 'Reject the request instead', awaited: 'Reject the return without the parcel' },
  arrived: 'The parcel has arrived',
  notArrived: 'It has not arrived',

  answer: 'Answer to the buyer',
  answerHint: 'The buyer reads it in an e-mail and under My Orders.',
  noAnswer: 'Enter an answer to the buyer.',
  refund: 'Amount to refund in ₹',
  refundHint: (amount: string) => `By the return policy: ${amount}. Enter 0 if you send a replacement.`,
  noAmount: 'Enter an amount.',
  restock: 'Put the copies back into the stock',
  restockHint: 'Only if they can be sold as new.',
  accept: 'Accept the return …',
  reject: 'Reject the return …',
  acceptTitle: (amount: string) => `Have you checked the books? Refund ${amount}?`,
  acceptUnpaidTitle: 'Accept the return without a refund?',
  acceptConfirm: 'Accept and refund',
  acceptUnpaidConfirm: 'Accept the return',
  acceptEffect: 'The buyer gets an e-mail with your answer. You cannot undo this.',
  rejectTitle: 'Reject the return?',
  rejectConfirm: 'Reject the return',
  rejectEffect: 'The buyer gets an e-mail with your answer. You can open the return again.',
  back: 'Go back',

  reopenHeading: 'Was the return rejected by mistake?',
  reopenText: 'Open it again to answer it anew. The buyer gets an e-mail. Copies and money do not change.',
  reopen: 'Open the return again',
} as const
