import { type ContactField, contactMessageSchema } from '@pravesh/shared/contact/contact-message'

const EMPTY = { firstName: '', lastName: '', phone: '', email: '', comment: '' }

/** The messages of the schema for an empty field and for an invalid one. */
export function fieldMessages(field: ContactField): { empty: string; wrong: string } {
  return { empty: messageFor(field, ''), wrong: messageFor(field, '0') }
}

function messageFor(field: ContactField, typed: string): string {
  const { error } = contactMessageSchema.safeParse({ ...EMPTY, [field]: typed })
  return error?.issues.find(({ path }) => path[0] === field)?.message ?? ''
}
