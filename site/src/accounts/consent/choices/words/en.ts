export const en = {
  title: 'What you agreed to',
  text: 'You can withdraw your consent as easily as you gave it.',
  purposes: {
    admission: {
      title: 'Account, applications, fees and orders',
      text: 'Necessary: without it we cannot keep your account.',
      consequence:
        'Withdrawing this consent means closing your account: we stop working on your applications and delete what the law does not require us to keep. A college that already has your application keeps it. To go on, ask for the deletion of your account.',
    },
    whatsapp: {
      title: 'Messages on WhatsApp',
      text: 'Our office may write to you on WhatsApp, on the number of your application.',
      consequence:
        'Our office stops writing to you on WhatsApp at once. E-mails and text messages about your applications go on.',
    },
  },
  never: 'Not agreed.',
  since: ({ given, day, version }: { given: boolean; day: string; version: string }) =>
    `${given ? 'Agreed' : 'Withdrawn'} on ${day}${version && `, notice of ${version}`}.`,
  agree: 'I am 18 or older and agree',
  withdraw: 'Withdraw',
  dialog: 'Withdraw your consent?',
  confirm: 'Withdraw consent',
  sending: 'Withdrawing…',
  toDeletion: 'Go to “Delete my account”',
}
