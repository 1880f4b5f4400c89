export const en = {
  problem: 'There is a problem',
  errorTitle: 'Error: ',
  dismiss: 'Dismiss',
  close: 'Close',
  newTab: '(opens in a new tab)',
  /** For calls without a response. */
  offline: 'We could not reach the portal. Check your connection and try again.',
  offlineForm: 'We could not reach the portal. What you typed is still here. Check your connection and try again.',
  /** On every page of the student area. */
  sessionEnded: {
    text: 'Your session has ended.',
    logIn: 'Log in again',
    after: 'to continue here.',
    logInNewTab: 'Log in again in a new tab',
  },
  /** For lazy parts of a page. */
  load: {
    loading: 'One moment…',
    unreachable:
      'We could not load this part of the page. What you typed is still here. Check your connection and try again.',
    outdated: 'We updated the portal while this page was open. Reload the page to continue. Your form is saved.',
    broken: 'Something went wrong in this part of the page. What you typed is still here. Try again.',
    brokenPage: 'Something went wrong on this page. Reload it to continue.',
    tryAgain: 'Try again',
    reload: 'Reload the page',
  },
  /** Before the address that was probably meant. */
  didYouMean: 'Did you mean',
  password: {
    show: 'Show',
    hide: 'Hide',
    showWhat: (label: string) => `Show ${label.toLowerCase()}`,
    rules: 'Your password needs',
    unmet: (rules: readonly string[]) => `Still needed: ${rules.join(', ')}.`,
    met: 'Your password is strong enough.',
    done: 'done:',
    missing: 'still needed:',
  },
  code: {
    label: 'OTP',
    hint: 'Six digits. You can paste them.',
    resendIn: 'You can ask for another code in',
    canResend: 'You can ask for another code now.',
  },
}
