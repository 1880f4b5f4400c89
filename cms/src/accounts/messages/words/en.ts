/**
 * English text of the account messages. `{name}` marks a variable. The wording of text messages must be registered for
 * each language (messaging/messages/dlt-text.ts).
 */
export const en = {
  'phone-code': {
    title: 'Code for a phone number',
    sms: '{code} is your code for Pravesh. It is valid for {minutes} minutes. Do not share it with anyone. Team Pravesh',
  },
  'guardian-code': {
    title: 'Code for the consent of a guardian',
    sms: '{code} is your code to consent as parent or guardian to an application on Pravesh. Only enter it if you agree. Valid {minutes} minutes. Team Pravesh',
  },
  'guardian-recorded': {
    title: 'Notice of the recorded consent of a guardian',
    sms: 'You consented as parent or guardian of {applicant} on Pravesh. See or withdraw it: {link} Team Pravesh',
  },
  'guardian-withdrew': {
    title: 'Notice to the student that the guardian withdrew the consent',
    subject: 'Your parent or guardian withdrew their consent',
    body: 'Your parent or guardian withdrew their consent on {when}. You can send no application and no correction until they give it again. What you have typed stays, and what you have sent stays with us and the college.',
    note: 'If you think this is a mistake, talk to them. They can give consent again in your settings or in the application form.',
    button: 'Open your settings',
  },
  'email-code': {
    title: 'Code for an e-mail address',
    subject: '{code} is your code for Pravesh',
    heading: 'Your code',
    body: 'Enter this code on the page that asked for it:',
    valid:
      'The code is valid for {minutes} minutes and works once. Do not share it with anyone. We never ask for it by phone.',
    note: 'If you did not request a code, ignore this message.',
  },
  'activation-link': {
    title: 'Link to confirm an e-mail address',
    subject: 'Confirm your e-mail address',
    heading: 'Confirm your e-mail address',
    body: 'Press the button to confirm your address. We send receipts and news of your admission to it.',
    button: 'Confirm my address',
    valid: 'The link works once, within {hours} hours.',
    note: 'If you do not have an account with us, ignore this message.',
  },
  'password-reset': {
    title: 'Link to choose a new password',
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    body: 'We received a request to reset your password. Press the button to choose a new one.',
    button: 'Choose a new password',
    valid: 'The link works once, within {minutes} minutes.',
    note: 'If you did not request this, ignore this message. Your password stays the same.',
  },
  'password-changed': {
    title: 'Notice of a changed password',
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    body: 'The password of your account was changed on {when}. We logged out your other devices.',
    note: 'If you did not change it, choose a new password now, then call us.',
    button: 'I did not change it',
  },
  'account-exists': {
    title: 'Notice that an account already exists',
    subject: 'You already have an account',
    heading: 'You already have an account',
    body: 'We received a request to use this e-mail address for another account. It already has an account, so we changed nothing.',
    button: 'Sign in',
    forgotten: 'Forgot your password?',
    reset: 'Choose a new password',
    note: 'If you did not request this, you do not need to do anything.',
  },
  'contact-changed': {
    title: 'Notice of a changed e-mail address or phone number',
    email: {
      subject: 'Your e-mail address was changed',
      body: 'The e-mail address of your account was changed on {when}. We now write to {shown}. We logged out your other devices.',
      note: 'If you changed it, you do not need to do anything. If you did not, call us or contact us now, and tell us this address.',
    },
    phone: {
      subject: 'Your phone number was changed',
      body: 'The phone number of your account was changed on {when} to {shown}. We logged out your other devices.',
      note: 'If you changed it, you do not need to do anything. If you did not, choose a new password under “Forgot password” on the login page, then call us or contact us.',
    },
    button: 'Contact us',
  },
  'contact-restored': {
    title: 'Notice of an e-mail address or phone number that staff put back',
    email: {
      subject: 'We put your earlier e-mail address back',
      body: 'Our office put the earlier e-mail address of your account back on {when}. We write to {shown} again. We logged out all your devices, and your password no longer works.',
      note: 'To log in, choose a new password for this address under “Forgot password” on the login page. If you did not ask us to do this, contact us now.',
    },
    phone: {
      subject: 'We put your earlier phone number back',
      body: 'Our office put the earlier phone number of your account, {shown}, back on {when}. We logged out all your devices, and your password no longer works.',
      note: 'To log in, choose a new password under “Forgot password” on the login page. If you did not ask us to do this, contact us now.',
    },
    button: 'Contact us',
  },
  'phone-changed-text': {
    title: 'Notice of a changed phone number, as a text message',
    sms: 'The phone number of your Pravesh account was changed. If you did not change it, choose a new password and call us. Team Pravesh',
  },
  'deletion-requested': {
    title: 'Deletion request of a student',
    subject: '{name} requested the deletion of their account',
    heading: 'A student requested deletion',
    body: '{name} asked us on {when} to delete their account and data.',
    todo: 'Check which records the law requires you to keep, such as receipts. Delete the rest, then tell the student.',
    button: 'Open the request',
  },
}
