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
  'application-news': {
    title: 'News of an application',
    parts: 'To be corrected',
    reason: 'What we want to tell you:',
    button: 'See my application',
    news: {
      submitted: {
        subject: 'We have your application {number}',
        heading: 'We have your application',
        body: 'Your application {number} for {course} has reached us. We look at it once the application fee is paid. If you have not paid yet, you can do so on the page of your application.',
      },
      paid: {
        subject: 'The fee of your application {number} is paid',
        heading: 'Your application fee is paid',
        body: 'Thank you. The fee of your application {number} for {course} has reached us. We check your details and documents now and write to you.',
      },
      'sent-back': {
        subject: 'Please correct your application {number}',
        heading: 'Please correct your application',
        body: 'Something in your application {number} for {course} is to be corrected. Please correct it and send it again; everything else stays as it is.',
      },
      resubmitted: {
        subject: 'We have the corrections of your application {number}',
        heading: 'We have your corrections',
        body: 'The corrections of your application {number} for {course} have reached us. We check them and write to you.',
      },
      approved: {
        subject: 'Your application {number} is approved',
        heading: 'You are admitted',
        body: 'Congratulations: your application {number} for {course} is approved. The admission fee is due within 21 days. You cannot pay it on our site yet: contact us to ask how to pay.',
      },
      rejected: {
        subject: 'Your application {number} is rejected',
        heading: 'Your application is rejected',
        body: 'We are sorry: your application {number} for {course} was not accepted. If you think that this is a mistake, please write to us through the contact form.',
      },
      reopened: {
        subject: 'Your application {number} is looked at again',
        heading: 'We look at your application again',
        body: 'Your application {number} for {course} is open again. We look at it once more and write to you.',
      },
    },
  },
  'application-text': {
    title: 'News of an application, as a text message',
    sms: 'Pravesh: your application {number} is {state}. Log in to see more. Team Pravesh',
    states: {
      submitted: 'received',
      paid: 'paid for',
      'sent-back': 'to be corrected',
      resubmitted: 'corrected',
      approved: 'approved',
      rejected: 'rejected',
      reopened: 'open again',
    },
  },
}
