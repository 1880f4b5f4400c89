/** Wire format of the contact form. (spec 1, 7) */
import type { WireCall } from '../platform/wire-call.ts'
import type { ContactField } from './contact-message.ts'

const call = { method: 'post', path: '/contact/postContact' } as const satisfies WireCall

export const contactWire = {
  call,
  path: `/api${call.path}`,
  /** Domain name → wire name. */
  fields: {
    firstName: 'fname',
    lastName: 'lname',
    phone: 'phone',
    // Not in the specification; optional.
    email: 'email',
    comment: 'comment',
  } satisfies Record<ContactField, string>,
  /** Hidden field; a message that fills it comes from a bot. */
  honeypot: 'website',
} as const
