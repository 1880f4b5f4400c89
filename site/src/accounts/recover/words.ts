/** What the two pages of a forgotten password say. */
export const words = {
  forgot: {
    title: 'Forgot your password?',
    lead: 'Give the e-mail address of your account. We send a link to it, with which you choose a new password.',
    description: 'Ask for a link to choose a new password.',
    email: 'E-mail',
    submit: 'Send Now',
    sending: 'Sending…',
    back: 'Back to Login',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'It takes the place of the old one, and ends the sessions on all your devices.',
    description: 'Choose a new password for your account.',
    password: 'New password',
    confirm: 'Confirm password',
    submit: 'Save new password',
    sending: 'Saving…',
    noToken: 'This page is opened by the link in our e-mail.',
    ask: 'Ask for a link',
    askAgain: 'Ask for a new link',
  },
} as const
