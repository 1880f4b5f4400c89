export const en = {
  COURSE_BOUGHT: 'You have already bought this course. You do not need to pay again.',
  PRICE_CHANGED: 'The price of this course is now {amount}. Reload the page to continue.',
  CHANGED_TOO_OFTEN: 'You have changed this too many times. Wait a few minutes, then try again.',
} as const
