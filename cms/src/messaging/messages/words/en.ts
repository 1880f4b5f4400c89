/** English text shared by all messages. */
export const en = {
  greeting: 'Dear {name},',
  footer: 'Sent by {site}, {address}. We do not read replies to this address. Contact us through the form on our site.',
}
