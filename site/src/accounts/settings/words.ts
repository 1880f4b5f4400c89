/** What the settings say. */
export const words = {
  title: 'Setting',
  description: 'Your password, your data and your account.',
  password: {
    title: 'Update password',
    text: 'We’ll log you out on all devices. Then log in with the new password.',
    current: 'Current password',
    password: 'New password',
    confirm: 'Confirm new password',
    submit: 'Update password',
    sending: 'Updating…',
  },
  data: {
    title: 'Download my data',
    text: 'Everything we store about you, as a JSON file.',
    button: 'Download my data',
    busy: 'Preparing…',
    file: 'pravesh-my-data.json',
    done: 'Your data has been downloaded.',
  },
  deletion: {
    title: 'Delete my account',
    text: 'You can ask us to delete your account and your data. We must keep some records, such as receipts, for as long as the law requires.',
    button: 'Ask for deletion',
    dialog: 'Ask for your account to be deleted?',
    confirm: 'Enter your password to confirm that it is you.',
    password: 'Password',
    submit: 'Ask for deletion',
    sending: 'Sending…',
    withdraw: 'Keep my account',
    withdrawing: 'Withdrawing…',
    asked: (day: string) =>
      `You asked us on ${day} to delete your account. We’ll tell you when it is done. Until then you can keep it.`,
  },
} as const
