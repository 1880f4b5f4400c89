export const en = {
  title: 'You are under 18',
  need: 'A parent or guardian has to give consent with a code sent to their own phone. Fill in the form first if you like: you can send it once the consent is there.',
  settings: {
    title: 'Consent of your parent or guardian',
    text: 'You need it until you are 18.',
  },
  give: 'Give consent',
  again: 'Give consent again',
  given: (name: string, day: string) => `${name} gave consent on ${day}.`,
  withdrawnOn: (day: string) =>
    `The consent was withdrawn on ${day}. You can send no application until a parent or guardian gives it again.`,
  confirmedOn: (day: string) => `You are 18 and confirmed on ${day}. You decide yourself.`,
  withdraw: 'Withdraw consent',
  withdrawal: {
    title: 'Withdraw the consent?',
    sent: 'What you have sent stays with us and with the college. To stop it, write to us.',
    unsent:
      'You can send no application and no correction until a parent or guardian gives consent again. What you have typed stays.',
    confirm: 'Withdraw now',
    sending: 'Withdrawing…',
  },
  dialog: {
    title: 'Consent of a parent or guardian',
    intro: 'Give the phone to your parent or guardian for this, or ask them to read the code to you.',
    name: 'Name of the parent or guardian',
    relation: 'Who gives consent',
    choose: 'Choose',
    relations: { FATHER: 'Father', MOTHER: 'Mother', LAWFUL_GUARDIAN: 'Guardian by law' },
    phone: 'Their phone number',
    phoneHint: 'Not your own. We send a code to it. If they have an account with us, its number is fine.',
    send: 'Send code',
    sending: 'Sending…',
    sentTo: (phone: string) => `We have sent a code to ${phone}. The person who enters it consents to the following:`,
    resend: 'Send another code',
    resent: 'We have sent another code.',
    another: 'Change what you entered',
    submit: 'I give consent',
    confirming: 'Saving…',
  },
  /** The notice for the parent or guardian. */
  notice: [
    'Pravesh uses what the applicant enters for the account, the applications, fees and orders, and passes an application to the chosen college and its university, board or council.',
    'Your name, your relation and your phone number are kept as proof of your consent, for the time in the privacy policy.',
    'We do not track applicants under 18 and send them no offers.',
    'You can withdraw this consent at any time: with your phone number on a page of its own, in the settings of this account, or by writing to us. You can ask us what we know, have it corrected or deleted, and complain.',
  ],
  policy: 'Read the privacy policy',
  ownPage: 'See and withdraw your consents',
  adult: {
    title: 'You are 18 now',
    hint: 'From now on you decide yourself.',
    text: (name: string) =>
      `Until now ${name} consented for you. Confirm that we may go on using your details for your account, your applications, fees and orders.`,
    confirm: 'I confirm',
    sending: 'Saving…',
    otherwise: 'If you do not agree, you can withdraw your consent and close your account in the settings.',
  },
}
