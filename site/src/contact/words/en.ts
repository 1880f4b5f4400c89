import type { ContactField } from '@pravesh/shared/contact/contact-message'

export const en = {
  title: 'Contact us',
  lead: 'Ask about courses, fees or an order. We answer by phone or WhatsApp.',
  description: 'Call, e-mail or visit us, or send a message about courses, fees, documents or an order.',
  formTitle: 'Send a message',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    comment: 'Your message',
  } satisfies Record<ContactField, string>,
  phoneHint: 'We’ll call you back or send you a WhatsApp message.',
  honeypot: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending…',
  problem: 'There is a problem',
  errorTitle: 'Error: ',
  thanks: 'Thank you, we received your message',
  thanksText: 'We answer by phone or WhatsApp.',
  offline: 'We could not send your message. Check your connection and try again.',
}
