/** The contact form's public contract. (spec 1, 7) */
import type { ContactField } from './contact-message.ts'

export const contactWire = {
  path: '/api/contact/postContact',
  /** Domain name → name on the wire. */
  fields: {
    firstName: 'fname',
    lastName: 'lname',
    phone: 'phone',
    comment: 'comment',
  } satisfies Record<ContactField, string>,
  /** A field people never see; whoever fills it is a program. */
  honeypot: 'website',
} as const
