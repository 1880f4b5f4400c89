import type { Contact } from '@pravesh/shared/accounts/contact-change'
import { accountFields } from '@pravesh/shared/accounts/wire'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import { Problem } from '../../foundation/problem.ts'
import type { Student } from '../../payload-types.ts'

interface CodeOptions<Changed extends Contact> {
  student: Pick<Student, 'id'>
  contact: Changed
  /** The new address or number. */
  to: string
}

/** The code for a change. It belongs to the student and the new address, so that it changes nothing else. */
export function newContactCode<Changed extends Contact>({ student, contact, to }: CodeOptions<Changed>) {
  return { purpose: `new-${contact}`, subject: `${student.id}\n${to}`, handle: student.id } as const
}

/** The Problem for an address or number that cannot become this student's. */
export function refusedContact(contact: Contact, { status, message }: { status: 400 | 409; message: string }): Problem {
  const field = contact === 'email' ? accountFields.changeEmail.email : accountFields.changePhone.phone
  const errors: FieldError[] = [{ field, code: 'inUse', message }]
  return new Problem({ code: 'CONTACT_REFUSED', status, publicMessage: message, errors })
}
