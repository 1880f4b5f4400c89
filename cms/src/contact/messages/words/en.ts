/** English text of the contact messages. `{name}` marks a variable. */
export const en = {
  'contact-received': {
    title: 'Question to the office',
    subject: 'Message from {name}',
    heading: 'New message',
    body: '{name} wrote to us.',
    reference: 'Request',
    about: 'About',
    phone: 'Phone',
    email: 'E-mail',
    button: 'Read and answer',
  },
  'help-received': {
    title: 'Request received',
    subject: 'We received your request {reference}',
    heading: 'We received your request',
    body: 'We’ll send our answer to this e-mail address.',
    reference: 'Reference number',
    button: 'Open your request',
    note: 'If you did not write to us, your address was entered by mistake. You can ignore this e-mail.',
  },
  'help-answered': {
    title: 'Answer to a request',
    subject: 'Our answer to your request {reference}',
    heading: 'Our answer',
    button: 'Write again',
    reference: 'Reference number',
    asked: 'You asked:',
  },
}
