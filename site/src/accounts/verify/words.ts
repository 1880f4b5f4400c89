/** What the page that verifies an e-mail address says. */
export const words = {
  title: 'Verify your e-mail',
  description: 'Enter the code that we sent to your e-mail address.',
  sentTo: 'We have sent an OTP by e-mail to',
  look: 'It can take a minute. Look in the spam folder too.',
  submit: 'Verify',
  sending: 'Checking…',
  resend: 'Resend Verification Code',
  resent: 'We have sent another code.',
  active: 'Your account has already been successfully verified.',
  login: 'Login',
  done: 'Your e-mail is verified. You can log in now.',
  old: {
    open: 'Verify your old account',
    title: 'Verify your old account',
    text: 'If you registered on our former site, give the e-mail address of that account. We send a code to it.',
    email: 'E-mail of your old account',
    submit: 'Send code',
    sending: 'Sending…',
  },
  which: 'This address does not say which account you mean. Log in, and we lead you to it.',
} as const
