import type { ContactField } from '@pravesh/shared/contact/contact-message'

export const en = {
  title: 'Contact us',
  lead: 'Ask about courses, fees or an order. We answer by phone, WhatsApp or e-mail.',
  description: 'Call, e-mail or visit us, or send a message about courses, fees, documents or an order.',
  formTitle: 'Send a message',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    email: 'E-mail address (optional)',
    comment: 'Your message',
  } satisfies Record<ContactField, string>,
  phoneHint: 'We’ll call you back or send you a WhatsApp message.',
  emailHint: 'We send our answer to this address too.',
  honeypot: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending…',
  problem: 'There is a problem',
  errorTitle: 'Error: ',
  thanks: 'Thank you, we received your message',
  reference: 'Your reference number',
  thanksText: 'Write it down. We answer by phone or WhatsApp, and by e-mail if you entered an address.',
  haveNumber: 'Do you have a reference number?',
  readIt: 'Read our answer',
  readAnswer: 'Read our answer with this number and a code to your phone',
  offline: 'We could not send your message. Check your connection and try again.',
}
