/** What forms say, whatever they are for. Kept apart from the markup so that other languages can follow. */
export const words = {
  problem: 'There is a problem',
  errorTitle: 'Error: ',
  dismiss: 'Dismiss',
  close: 'Close',
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
