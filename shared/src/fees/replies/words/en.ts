export const en = {
  NOT_APPROVED: 'Your Application Is Not Approved yet',
  FEE_PAID: 'You have already paid this fee. You do not need to pay again.',
  OTHER_COURSE: 'This is not the course of your application. Reload the page and try again.',
  OTHER_COLLEGE: 'This is not the college of your application. Reload the page and try again.',
  NO_SUCH_FEE: 'Your application has no such fee. Reload the page and choose a fee.',
  PAID_ONCE: 'You have paid the {fee} once, so you do not need to pay it again.',
  PAID_OFTEN: 'You have paid the {fee} {times} times, so you do not need to pay it again.',
  TOO_MANY_STARTED: 'You have started many payments of the {fee}. Complete one of them under My Payments.',
  'fee.TOUR': 'tour fee',
  'fee.LIBRARY': 'library fee',
  AMOUNT_OUTSIDE: 'Enter an amount from {min} to {max}.',
  OTHER_AMOUNT: 'This fee is {amount}. Reload the page and try again.',
} as const
