/** English text of the contact messages. `{name}` marks a variable. */
export const en = {
  'contact-received': {
    subject: 'Message from {name}',
    heading: 'New message from the contact form',
    body: '{name} wrote to us through the contact form.',
    phone: 'Phone',
    note: 'You can find all messages in the admin under Messages from visitors.',
  },
}
