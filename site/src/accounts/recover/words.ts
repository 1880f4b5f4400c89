export const words = {
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter the e-mail address of your account. We’ll send you a link to choose a new password.',
    description: 'Ask for a link to choose a new password.',
    email: 'E-mail',
    submit: 'Send Now',
    sending: 'Sending…',
    back: 'Back to Login',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'It replaces your old password and logs you out on all devices.',
    description: 'Choose a new password for your account.',
    password: 'New password',
    confirm: 'Confirm password',
    submit: 'Save new password',
    sending: 'Saving…',
    noToken: 'Open this page with the link in our e-mail.',
    ask: 'Ask for a link',
    askAgain: 'Ask for a new link',
  },
} as const
