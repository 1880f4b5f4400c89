/** What forms say, whatever they are for. Kept apart from the markup so that other languages can follow. */
export const words = {
  problem: 'There is a problem',
  errorTitle: 'Error: ',
  dismiss: 'Dismiss',
  close: 'Close',
  /** Of parts of a page that are loaded later. */
  load: {
    loading: 'One moment…',
    unreachable:
      'This part of the page could not be loaded. What you typed is still here: check your connection and try again.',
    outdated: 'The portal was updated while this page was open. Reload the page to continue; your form is kept.',
    broken: 'Something went wrong in this part of the page. What you typed is still here: try again.',
    brokenPage: 'Something went wrong on this page. Reload it to continue.',
    tryAgain: 'Try again',
    reload: 'Reload the page',
  },
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
} as const
