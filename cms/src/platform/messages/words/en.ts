/** The text that all messages share, in English. */
export const en = {
  greeting: 'Dear {name},',
  footer:
    'Sent by {site}, {address}. We do not read replies to this address. Write to us through the contact form on our site.',
}
