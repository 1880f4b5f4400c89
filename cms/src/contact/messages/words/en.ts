/** The text of the messages about contact messages, in English. `{name}` stands for a variable. */
export const en = {
  'contact-received': {
    subject: 'Message from {name}',
    heading: 'New message from the contact form',
    body: '{name} wrote to us through the contact form.',
    phone: 'Phone',
    note: 'You can find all messages in the admin under Messages from visitors.',
  },
}
