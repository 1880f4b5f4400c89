export const en = {
  RIGHT_ASKED: 'We have received your request.',
  RIGHT_WITHDRAWN: 'Your request is withdrawn.',
  NOMINEE_SAVED: 'You have named this person.',
  NOMINEE_REMOVED: 'You no longer name a person.',
  ALREADY_ASKED: 'You have already sent such a request. Wait for our answer.',
  NOT_WAITING: 'This request is not open any more. Reload the page.',
  TOO_MANY_RIGHTS: 'You have sent many requests today. Try again tomorrow.',
} as const
