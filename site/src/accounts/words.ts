/** What several account pages say. Kept apart from the markup so that other languages can follow. */
export const words = {
  offline: 'We could not reach the portal. What you typed is still here: check your connection and try again.',
  noScript: 'This page needs JavaScript. Switch it on in your browser, or call the admissions helpline.',
  loading: 'One moment…',
  notLoaded: 'This page could not be loaded. Check your connection and try again.',
  alreadyLoggedIn: 'You are already logged in.',
  somethingWrong: 'Something went wrong!!',
  tryAgain: 'Try again',
  sessionEnded: {
    text: 'Your login has ended.',
    logIn: 'Log in again',
    after: 'to continue here.',
  },
  email: 'E-mail',
} as const
