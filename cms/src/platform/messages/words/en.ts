/**
 * What messages say, in English. `{name}` stands for a variable of the message. A further language is a file of the same
 * shape; wording of text messages must be registered anew for it. (see dlt-text.ts)
 */
export const en = {
  locale: 'en-IN',
  greeting: 'Dear {name},',
  footer: 'Sent by {site}, {address}. This mailbox is not read; please reply through the contact form on our site.',
  'phone-code': {
    title: 'Code for a phone number',
    sms: '{code} is your code for Pravesh. It is valid for {minutes} minutes. Do not share it with anyone. Team Pravesh',
  },
  'email-code': {
    title: 'Code for an e-mail address',
    subject: '{code} is your code for Pravesh',
    heading: 'Your code',
    body: 'Enter this code on the page where you were asked for it:',
    valid:
      'It is valid for {minutes} minutes and works once. We never ask for it by phone; do not share it with anyone.',
    note: 'If you did not ask for a code, somebody may have mistyped an address. You need not do anything.',
  },
  'activation-link': {
    title: 'Link to confirm an e-mail address',
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    body: 'Press the button and your address is confirmed. Receipts and news of your admission will then reach you here.',
    button: 'Confirm my address',
    valid: 'The link works once and for {hours} hours.',
    note: 'If you have no account with us, please leave this message alone: without the button nothing happens.',
  },
  'password-reset': {
    title: 'Link to choose a new password',
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    body: 'Somebody, we hope you, asked for a new password for your account. Press the button to choose one.',
    button: 'Choose a new password',
    valid: 'The link works once and for {minutes} minutes.',
    note: 'If it was not you, please leave this message alone: your password stays as it is.',
  },
  'password-changed': {
    title: 'Notice of a changed password',
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    body: 'The password of your account was changed on {when}. Other devices have been signed out.',
    note: 'If it was not you, choose a new password at once and then call us.',
    button: 'It was not me',
  },
  'account-exists': {
    title: 'Notice of an account that is there already',
    subject: 'You have an account already',
    heading: 'You have an account already',
    body: 'Somebody, we hope you, tried to register with this e-mail address. There is an account with it already, so no second one was made.',
    button: 'Sign in',
    forgotten: 'Forgot your password?',
    reset: 'Choose a new password',
    note: 'If it was not you, you need not do anything.',
  },
  'deletion-requested': {
    title: 'A student asks for deletion',
    subject: '{name} asks for their account to be deleted',
    heading: 'A student asks for deletion',
    body: '{name} asked on {when} for their account and data to be deleted.',
    todo: 'Please look at what must be kept by law, such as receipts, delete the rest, and tell the student.',
    button: 'Open the request',
  },
}
