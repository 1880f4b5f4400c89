/** Copy shared by several account pages. */
export const words = {
  offline: 'We could not reach the portal. What you typed is still here. Check your connection and try again.',
  loading: 'One moment…',
  alreadyLoggedIn: 'You are already logged in.',
  somethingWrong: 'Something went wrong!!',
  tryAgain: 'Try again',
  sessionEnded: {
    text: 'Your session has ended.',
    logIn: 'Log in again',
    after: 'to continue here.',
  },
  email: 'E-mail',
} as const
