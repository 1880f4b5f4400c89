/** The contact form's public contract. (spec 1, 7) */
import type { WireCall } from '../platform/wire-call.ts'
import type { ContactField } from './contact-message.ts'

const call = { method: 'post', path: '/contact/postContact' } as const satisfies WireCall

export const contactWire = {
  call,
  path: `/api${call.path}`,
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
