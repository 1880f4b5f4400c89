import { type ContactField, contactMessageSchema } from '@pravesh/shared/contact/contact-message'

const EMPTY = { firstName: '', lastName: '', phone: '', comment: '' }

/** What a field says when it is left empty, and when its content is not understood, in the words of the schema itself. */
export function fieldMessages(field: ContactField): { empty: string | undefined; wrong: string | undefined } {
  return { empty: messageFor(field, ''), wrong: messageFor(field, '0') }
}

function messageFor(field: ContactField, typed: string): string | undefined {
  const { error } = contactMessageSchema.safeParse({ ...EMPTY, [field]: typed })
  return error?.issues.find(({ path }) => path[0] === field)?.message
}
