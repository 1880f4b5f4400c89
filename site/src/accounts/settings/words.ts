/** What the settings say. */
export const words = {
  title: 'Setting',
  description: 'Your password, your data and your account.',
  password: {
    title: 'Update password',
    text: 'Afterwards you are logged out everywhere, and log in with the new password.',
    current: 'Current password',
    password: 'New password',
    confirm: 'Confirm new password',
    submit: 'Update password',
    sending: 'Updating…',
  },
  data: {
    title: 'Download my data',
    text: 'Everything that we keep about you, as a file in JSON.',
    button: 'Download my data',
    busy: 'Preparing…',
    file: 'pravesh-my-data.json',
    done: 'Your data has been downloaded.',
  },
  deletion: {
    title: 'Delete my account',
    text: 'You can ask us to delete your account and what is in it. What the law wants us to keep, such as receipts, stays as long as it says.',
    button: 'Ask for deletion',
    dialog: 'Ask for your account to be deleted?',
    confirm: 'Enter your password, so that we know that it is you.',
    password: 'Password',
    submit: 'Ask for deletion',
    sending: 'Sending…',
    withdraw: 'Keep my account',
    withdrawing: 'Withdrawing…',
    asked: (day: string) =>
      `You asked for deletion on ${day}. We will tell you when it is done. Until then you can keep it.`,
  },
} as const
